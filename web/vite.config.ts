import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { messages } from './plugins/messages.ts'
import { offline } from './plugins/offline.ts'
import { rulebook } from './plugins/rulebook.ts'

// Where `npm run dev` finds the game: `stammtisch serve` on this machine.
const SERVER = process.env['STAMMTISCH_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), messages(), rulebook(), offline()],
  build: {
    outDir: '../src/stammtisch/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The page is served under `default-src 'self'`, which knows no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
    fs: { allow: ['..'] },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
