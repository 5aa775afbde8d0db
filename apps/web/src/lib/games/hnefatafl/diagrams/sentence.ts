import type { DiagramText, TryBoardTexts } from '../texts/hnefataflTexts.js'
import type { Attempt, Verdict } from './attempt.js'
import type { Diagram } from './diagram.js'

/** What the page says about an attempt; before the first move, whose turn it is. */
export function sentence(
  verdict: Verdict,
  { outcome, position }: Attempt,
  { says }: DiagramText,
  texts: TryBoardTexts,
): string {
  const turn = texts.toMove[position.sideToMove]
  switch (verdict.kind) {
    case 'ready':
      return turn
    case 'found':
      return says[verdict.name]!
    case 'other': {
      if (outcome) return texts.ended(outcome)
      const { captured, hint } = verdict
      const happened = captured.length > 0 ? texts.captured(captured) : texts.nothing
      return `${happened} ${hint === undefined ? turn : texts.hint(hint)}`
    }
  }
}

/** The moves of a diagram that can be asked about, since the board does not offer them. */
export const refusedTries = ({
  tries,
}: Diagram): readonly { readonly name: string; readonly move: string }[] =>
  Object.entries(tries).flatMap(([name, tried]) => ('ask' in tried ? [{ name, move: tried.ask }] : []))
