import { createEngine, type EngineOf, type Score } from '@ringbreak/ai/client'
import EngineWorker from '@ringbreak/ai/worker?worker'
import {
  ATTACKERS,
  DEFENDERS,
  makeMove,
  type Move,
  type Position,
  type Side,
} from '@ringbreak/rules/hnefatafl'
import type { Finding, Judge, Judgement, Thinker } from '../play/ports.js'

/** How long the analysis looks at one position. */
const ANALYSIS_MS = 5000

let engine: EngineOf<'hnefatafl'> | undefined
/** One worker for the whole page, started with the first search. */
const theEngine = (): EngineOf<'hnefatafl'> =>
  (engine ??= createEngine('hnefatafl', () => new EngineWorker()))

const findingOf = ({ pv, depth }: { pv: readonly Move[]; depth: number }): Finding => ({
  pv: pv.map(makeMove),
  depth,
})

/** Scores are told for the side to move; people want to know who is ahead. */
function judgementOf(score: Score, { sideToMove }: Position): Judgement {
  const other: Side = sideToMove === ATTACKERS ? DEFENDERS : ATTACKERS
  if (score.kind === 'value') {
    return { kind: 'ahead', side: score.value < 0 ? other : sideToMove, men: Math.abs(score.value) / 100 }
  }
  return { kind: 'wins', side: score.kind === 'win' ? sideToMove : other, plies: score.plies }
}

export const thinker: Thinker = {
  choose: async (position, { onProgress, ...options }) => {
    const { move } = await theEngine().search(position, {
      ...options,
      onProgress: (progress) => onProgress(findingOf(progress)),
    })
    return makeMove(move)
  },
}

export const judge: Judge = {
  judge: async (position, { signal, onProgress }) => {
    const judged = (found: { pv: readonly Move[]; depth: number; score: Score }) => ({
      ...findingOf(found),
      judgement: judgementOf(found.score, position),
    })
    const found = await theEngine().search(position, {
      movetime: ANALYSIS_MS,
      signal,
      onProgress: (progress) => onProgress(judged(progress)),
    })
    return judged(found)
  },
}
