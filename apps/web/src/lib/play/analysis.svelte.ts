import type { Position } from '@ringbreak/rules/hnefatafl'
import type { Judge, JudgedFinding } from './ports.js'

export type AnalysisState = 'off' | 'searching' | 'done' | 'failed'

/** What the engine thinks of one position at a time, when it is asked. */
export class Analysis {
  state = $state.raw<AnalysisState>('off')
  finding = $state.raw<JudgedFinding>()

  readonly #judge: Judge
  #search: AbortController | undefined

  constructor(judge: Judge) {
    this.#judge = judge
  }

  /** Looks at a position; what was found of another one is dropped. */
  async look(position: Position): Promise<void> {
    this.stop()
    const control = new AbortController()
    this.#search = control
    this.state = 'searching'
    try {
      const found = await this.#judge.judge(position, {
        signal: control.signal,
        onProgress: (finding) => {
          if (this.#search === control) this.finding = finding
        },
      })
      if (this.#search !== control) return
      this.finding = found
      this.state = 'done'
    } catch (error) {
      if (this.#search !== control) return
      this.state = 'failed'
      reportError(error)
    }
  }

  stop(): void {
    const search = this.#search
    this.#search = undefined
    this.state = 'off'
    this.finding = undefined
    search?.abort()
  }
}
