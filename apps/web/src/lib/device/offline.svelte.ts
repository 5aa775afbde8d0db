/** Whether everything here works without a network by now: the service worker takes over only after it has copied all pages. */
export class OfflineCopy {
  ready = $state(false)

  /** Waits for the copy, for as long as it takes; where service workers are missing or blocked there is none. */
  async open(): Promise<void> {
    if (!('serviceWorker' in navigator)) return
    await navigator.serviceWorker.ready
    this.ready = true
  }
}
