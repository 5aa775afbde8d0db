import { storedTipGiven } from '../device/storage.js'
import { COMPUTER, type Ending } from './game.js'

/** The tip that is offered after the first loss on this device, and never again. */
export class FirstLoss {
  tip = $state(false)
  #seen: Ending | undefined

  /** Tells how the game on the board ended, or that it runs. */
  see(ending: Ending | undefined): void {
    if (ending === this.#seen) return
    this.#seen = ending
    const given = storedTipGiven.read()
    this.tip = ending?.winner === COMPUTER && !(given.ok && given.value === true)
    if (this.tip) storedTipGiven.write(true)
  }
}
