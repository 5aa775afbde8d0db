import { storedCoordinates, storedSound, storedTurned, type Entry } from '../device/storage.js'

/** A choice of the person that stays on the device, off until it is wished. */
class Choice {
  on = $state(false)
  readonly #entry: Entry<boolean>

  constructor(entry: Entry<boolean>) {
    this.#entry = entry
  }

  recall(): void {
    const stored = this.#entry.read()
    this.on = stored.ok && stored.value === true
  }

  toggle(): void {
    this.on = !this.on
    // Where nothing can be kept, the choice lasts as long as the page.
    this.#entry.write(this.on)
  }
}

/** How the person likes the board. */
export class Preferences {
  readonly turned = new Choice(storedTurned)
  readonly coordinates = new Choice(storedCoordinates)
  readonly sounds = new Choice(storedSound)

  /** Reads what the device keeps: only in the browser. */
  recall(): void {
    for (const choice of [this.turned, this.coordinates, this.sounds]) choice.recall()
  }
}
