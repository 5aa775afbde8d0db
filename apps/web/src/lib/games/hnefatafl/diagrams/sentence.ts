import type { DiagramText, TryBoardTexts } from '../texts/hnefataflTexts.js'
import type { Attempt, Verdict } from './attempt.js'
import type { Diagram } from './diagram.js'

/** What the page says about an attempt; nothing before the first move. */
export function sentence(
  verdict: Verdict,
  { outcome }: Attempt,
  { says }: DiagramText,
  texts: TryBoardTexts,
): string {
  if (verdict.kind === 'ready') return ''
  if (verdict.kind === 'found') return says[verdict.name]!
  const { captured, hint } = verdict
  const happened = outcome
    ? texts.ended(outcome)
    : captured.length > 0
      ? texts.captured(captured)
      : texts.nothing
  return hint === undefined ? happened : `${happened} ${texts.hint(hint)}`
}

/** The moves of a diagram that can be asked about, since the board does not offer them. */
export const refusedTries = ({
  tries,
}: Diagram): readonly { readonly name: string; readonly move: string }[] =>
  Object.entries(tries).flatMap(([name, tried]) => ('ask' in tried ? [{ name, move: tried.ask }] : []))
