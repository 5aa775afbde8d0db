import { readFileSync } from 'node:fs'
import { unwrap } from '@ringbreak/rules'
import { parsePosition, type Position } from '@ringbreak/rules/hnefatafl'

interface Row {
  readonly position: string
  readonly moves: readonly string[]
}

/** The conformance positions of the rules, with what each move leads to. */
export const rows: readonly Row[] = readFileSync(
  new URL('../../../rules/conformance/hnefatafl/positions.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

export const read = (text: string): Position => unwrap(parsePosition(text))
