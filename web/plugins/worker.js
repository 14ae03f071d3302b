/*
 * Opens the page for real tables without a network. The build fills in VERSION and FILES (each with its SHA-256), so a
 * worker holds exactly the files of its own build: none of another, and none that came broken.
 */
const VERSION = '__VERSION__'
const FILES = __FILES__

const PREFIX = 'stammtisch-'
const CACHE = PREFIX + VERSION
/** So long a page is waited for before the one that is kept here is shown. */
const PATIENCE = 4000

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/') || FILES.some(([path]) => path === url.pathname)) {
    event.respondWith(asset(request))
  }
})

/** The page of the server, so that it is never an old one; the one kept here if the server does not answer. */
async function page(request) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (response.status < 500) return response
  } catch {
    // No network, or one that is as good as none.
  }
  const kept = await (await caches.open(CACHE)).match('/index.html', { ignoreVary: true })
  return kept ?? Response.error()
}

/** Files never change under their name, so any that is kept is right; a page of the build before finds its own too. */
async function asset(request) {
  const own = await (await caches.open(CACHE)).match(request, { ignoreVary: true })
  return own ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Fetch every file of this build, or none. */
async function fill() {
  const cache = await caches.open(CACHE)
  try {
    await Promise.all(FILES.map(([path, digest]) => keep(cache, path, digest)))
  } catch (fault) {
    await caches.delete(CACHE)
    throw fault
  }
}

async function keep(cache, path, digest) {
  const before = path.startsWith('/assets/') ? await caches.match(path, { ignoreVary: true }) : undefined
  const response = before ?? (await fetch(path, { cache: 'reload' }))
  const found = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  const hex = Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (!response.ok || hex !== digest) throw new Error(`${path} is not the file of this build`)
  await cache.put(path, response)
}

/** Pages that are still open may need files of the build before; older ones go. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}
