/** A star cut in facets, each turned to the light from above left or away from it. Path data around 0, 0. */
export interface Star {
  readonly outline: string
  readonly lit: string
  readonly shaded: string
}

type Place = readonly [x: number, y: number]

/** @param radius of the points, @param waist of the notches between them */
export function starOf(points: number, radius: number, waist: number): Star {
  const at = (i: number): Place => {
    const angle = (i * Math.PI) / points
    const reach = i % 2 === 0 ? radius : waist
    return [reach * Math.sin(angle), -reach * Math.cos(angle)]
  }
  const facets = Array.from({ length: 2 * points }, (_, i): readonly [Place, Place] => [at(i), at(i + 1)])
  const isLit = ([a, b]: readonly [Place, Place]): boolean => {
    // The outward normal of an edge walked clockwise is (dy, -dx); the light comes from (-1, -2).
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    return -dy + 2 * dx > 0
  }
  const draw = (some: typeof facets): string => some.map(([a, b]) => `M0 0L${text(a)}L${text(b)}Z`).join('')
  return {
    outline: `M${facets.map(([a]) => text(a)).join('L')}Z`,
    lit: draw(facets.filter(isLit)),
    shaded: draw(facets.filter((facet) => !isLit(facet))),
  }
}

const text = ([x, y]: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`
