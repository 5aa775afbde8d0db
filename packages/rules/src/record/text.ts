import { ok, type Result } from '../core/result.js'
import { badRecord, type GameRecord, type RecordFault } from './record.js'

const HEADER_NAME = /^[A-Z][A-Za-z]*$/
const HEADER_LINE = /^\[(\S+) "((?:[^"\\]|\\["\\])*)"\]$/
const PLY_LINE = /^(\d+)\. (\S.*)$/

/**
 * The text form: headers as `[Name "value"]`, `Game` first; an empty line; then a line a ply, numbered from 1.
 *
 * ```text
 * [Game "hnefatafl"]
 * [Date "2026-12-01"]
 *
 * 1. d1-d4
 * 2. f4-c4
 * ```
 *
 * @throws Error for what no line can hold: a header's name that is not letters, a line break in a value or ply.
 */
export function makeRecord({ game, headers, position, plies }: GameRecord): string {
  if ('Game' in headers || 'Position' in headers)
    throw new Error('Game and Position are no headers of your own')
  const all = { Game: game, ...(position !== undefined && { Position: position }), ...headers }
  const headerLines = Object.entries(all).map(([name, value]) => {
    if (!HEADER_NAME.test(name) || /[\r\n]/.test(value)) throw new Error(`not a header: ${name}`)
    return `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`
  })
  const plyLines = plies.map((ply, i) => {
    if (!/^\S.*$/.test(ply)) throw new Error(`not the text of a ply: ${JSON.stringify(ply)}`)
    return `${i + 1}. ${ply}`
  })
  return `${[...headerLines, '', ...plyLines].join('\n')}\n`
}

/** Reads the text form. Whether the plies are legal is for `replay` to say. */
export function parseRecord(text: string): Result<GameRecord, RecordFault> {
  if (typeof text !== 'string') return badRecord('a record is a text')
  const headers = new Map<string, string>()
  const plies: string[] = []
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trimEnd()
    const where = `line ${i + 1}: `
    if (line === '') continue
    if (line.startsWith('[') && plies.length === 0) {
      const [, name, value] = HEADER_LINE.exec(line) ?? []
      if (name === undefined || value === undefined || !HEADER_NAME.test(name)) {
        return badRecord(`${where}a header is [Name "value"]`)
      }
      if (headers.has(name)) return badRecord(`${where}a second header ${name}`)
      headers.set(name, value.replace(/\\(["\\])/g, '$1'))
    } else {
      const [, number, ply] = PLY_LINE.exec(line) ?? []
      if (ply === undefined) return badRecord(`${where}a ply is its number, a dot, a space and its text`)
      if (Number(number) !== plies.length + 1)
        return badRecord(`${where}ply ${plies.length + 1} should come here`)
      plies.push(ply)
    }
  }
  const game = headers.get('Game')
  const position = headers.get('Position')
  if (game === undefined) return badRecord('there is no header Game')
  headers.delete('Game')
  headers.delete('Position')
  return ok({
    game,
    headers: Object.fromEntries(headers),
    ...(position !== undefined && { position }),
    plies,
  })
}
