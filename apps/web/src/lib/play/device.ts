import { storedGame, storedGameSetAside, watchStored } from '../device/storage.js'
import type { Ports, Shelf } from './ports.js'

/** Long enough to see the own move arrive before the answer to it leaves. */
const BEAT_MS = 420

/** The running game in the device's local storage. */
export const shelf: Shelf = {
  read: () => {
    const stored = storedGame.read()
    return stored.ok ? stored.value : undefined
  },
  write: (text) => storedGame.write(text).ok,
  setAside: (text) => {
    if (storedGameSetAside.write(text).ok) storedGame.forget()
  },
  watch: (changed) => {
    const unwatch = watchStored('game', changed)
    // A page that slept in the history of the browser has heard nothing of what happened meanwhile.
    addEventListener('pageshow', changed)
    return () => {
      unwatch()
      removeEventListener('pageshow', changed)
    }
  },
}

/** A lock that all tabs of the site share; where a browser has none, every tab thinks for itself. */
export const alone: Ports['alone'] = async (signal, work) =>
  'locks' in navigator ? await navigator.locks.request('ringbreak.thinking', { signal }, work) : await work()

export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!

export const today = (): string => new Date().toISOString().slice(0, 10)

export const beat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BEAT_MS))
