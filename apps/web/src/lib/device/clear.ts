import { CACHE_PREFIX } from '../../service-worker/offline.js'
import { clearStored } from './storage.js'

/** What was removed from the device. */
export interface Cleared {
  /** Stored values. */
  readonly entries: number
  /** Offline copies of the pages. */
  readonly copies: number
  /** False when the browser refused some of it. */
  readonly complete: boolean
}

/** Caches and service workers are missing in some private windows, and refuse in others: nothing of ours is there then. */
const removeCopies = async (): Promise<number> => {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return 0
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  return names.length
}

/** Removes everything the site keeps on this device. */
export const clearDevice = async (): Promise<Cleared> => {
  const stored = clearStored()
  const copies = await removeCopies().catch(() => undefined)
  return {
    entries: stored.ok ? stored.value.length : 0,
    copies: copies ?? 0,
    complete: stored.ok && copies !== undefined,
  }
}
