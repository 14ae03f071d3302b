/** Can this page be opened without a network? */
export type Offline = 'preparing' | 'ready' | 'impossible'

/** The addresses that the worker serves; tables need the server anyway. */
const SCOPE = '/s'

/** Keep the page on this device. Browsers allow it under https only, and on the machine itself. */
export async function keepPage(): Promise<Offline> {
  if (!import.meta.env.PROD) return 'preparing'
  if (!isSecureContext || !('serviceWorker' in navigator)) return 'impossible'
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { scope: SCOPE, updateViaCache: 'none' })
    const worker = registration.active ?? registration.waiting ?? registration.installing
    return worker && (await isActive(worker)) ? 'ready' : 'preparing'
  } catch (fault) {
    // Without a network the worker that is there goes on; there is nothing to say about it.
    if (fault instanceof TypeError) return navigator.serviceWorker.controller ? 'ready' : 'preparing'
    if (fault instanceof DOMException) return 'impossible'
    throw fault
  }
}

function isActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true)
      else if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })
}
