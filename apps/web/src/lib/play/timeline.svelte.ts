/** Which position of a game is looked at: the latest, or an earlier one that was stepped back to. */
export class Timeline {
  readonly #plies: () => number
  #chosen = $state<number>()

  /** @param plies how many plies the game has, read anew each time. */
  constructor(plies: () => number) {
    this.#plies = plies
  }

  /** How many plies were played before the position that is looked at. */
  readonly ply = $derived.by(() => Math.min(this.#chosen ?? Infinity, this.#plies()))
  readonly isPast = $derived.by(() => this.ply < this.#plies())

  /** Looks at the position after so many plies; the last one follows the game again. */
  show(ply: number): void {
    this.#chosen = ply >= this.#plies() ? undefined : Math.max(0, ply)
  }

  step(plies: number): void {
    this.show(this.ply + plies)
  }

  showLatest(): void {
    this.#chosen = undefined
  }
}
