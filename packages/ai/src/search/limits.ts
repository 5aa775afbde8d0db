/** When a search has to stop. */
export interface Limits {
  /** Full-width plies, 1 or more. */
  readonly depth: number
  /** Moves made. */
  readonly nodes: number
  /** Asked now and then: whether time is up. */
  readonly isTimeUp: () => boolean
}

/** The deepest iteration there is. */
export const MOST_DEPTH = 64

/** How many nodes pass between two looks at the clock. */
const NODES_A_LOOK = 1024

/** Counts nodes against the limits. The first iteration is always finished, so that there is an answer. */
export class Budget {
  nodes = 0
  private finishing = true

  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** From now on the search may be stopped. */
  release(): void {
    this.finishing = false
  }

  /** From now on it may not. */
  hold(): void {
    this.finishing = true
  }

  get isSpent(): boolean {
    if (this.finishing) return false
    return this.nodes >= this.limits.nodes || (this.nodes % NODES_A_LOOK === 0 && this.limits.isTimeUp())
  }
}
