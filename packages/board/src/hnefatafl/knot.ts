/** An interlaced band: the whole band, then the stretches that pass over, to be drawn on top. Path data. */
export interface Knot {
  readonly band: string
  readonly over: string
}

type Place = readonly [x: number, y: number]

/**
 * A Turk's head: one endless band in three leads around a middle, going over and under in turn.
 * @param bights how many loops it has outside; no multiple of three, or it falls into three rings
 * @param radius of the middle lead
 * @param swing how far the band goes in and out from there
 * @param squareness 0 for a round knot, 1 for one that fills a square
 */
export function turksHead(bights: number, radius: number, swing: number, squareness: number): Knot {
  const leads = 3
  const count = bights * leads * 8
  // Half a step off, so that crossings lie between points.
  const at = (i: number): Place => {
    const angle = ((i + 0.5) / count) * leads * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const square = 1 / Math.max(Math.abs(x), Math.abs(y))
    const reach = (radius - swing * Math.cos((bights * angle) / leads)) * (1 + squareness * (square - 1))
    return [reach * x, reach * y]
  }
  const places = Array.from({ length: count }, (_, i) => at(i))
  const over = crossings(places).filter((_, nth) => nth % 2 === 0)
  const stretch = (i: number): string =>
    line([-1, 0, 1, 2].map((step) => places[(i + step + count) % count]!))
  return { band: `${line(places)}Z`, over: over.map(stretch).join('') }
}

const line = (places: readonly Place[]): string =>
  places.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The stretches of a closed line that cross another one, in order along the line: each crossing is met twice. */
function crossings(places: readonly Place[]): readonly number[] {
  const count = places.length
  const met: number[] = []
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const apart = Math.abs(i - j)
      if (apart < 2 || apart > count - 2) continue
      if (cross(places[i]!, places[(i + 1) % count]!, places[j]!, places[(j + 1) % count]!)) met.push(i)
    }
  }
  return met
}

const side = (a: Place, b: Place, c: Place): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

const cross = (a: Place, b: Place, c: Place, d: Place): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
