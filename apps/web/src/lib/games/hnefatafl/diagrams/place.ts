import { FILES, SIZE } from '@ringbreak/rules/hnefatafl'

/** The men of a diagram as lists of squares, which can be read beside a board. */
interface Men {
  readonly attackers: string
  readonly defenders?: string
  readonly king: string
  readonly toMove: 'attackers' | 'defenders'
}

/** The position text of such lists: `place({ attackers: 'c5 e2', defenders: 'd5', king: 'h8', toMove: 'attackers' })`. */
export function place({ attackers, defenders, king, toMove }: Men): string {
  const letters = new Map<string, string>()
  for (const square of attackers.split(' ')) letters.set(square, 't')
  for (const square of defenders?.split(' ') ?? []) letters.set(square, 'T')
  letters.set(king, 'K')
  const ranks = Array.from({ length: SIZE }, (_, rank) =>
    FILES.map((file) => letters.get(`${file}${rank + 1}`) ?? '.')
      .join('')
      .replace(/\.+/g, (free) => String(free.length)),
  )
  return `/${ranks.join('/')}/ ${toMove === 'attackers' ? 'a' : 'd'}`
}
