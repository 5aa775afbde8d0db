// The sign of the site: a ring of dark shields on oak, and the star that breaks out of it.
const SHIELD = 'M-9-10-3-10 0-6.4 3-10 9-10V2.4Q9 9.4 0 13.4-9 9.4-9 2.4Z'
const SHIELDS = 8
/** Where the ring is open: up and to the right. Degrees, clockwise from above. */
const GAP = 45

/**
 * A star of eight points, every second one short.
 * @param {number} long outer radius
 */
const star = (long) => {
  const radii = [long, long * 0.36, long * 0.6, long * 0.36]
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8
    const radius = radii[index % 4] ?? 0
    return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

const ring = Array.from({ length: SHIELDS }, (_, index) => {
  // The two beside the gap are pushed aside by the star.
  const angle = GAP + 47 + (index * (360 - 94)) / (SHIELDS - 1)
  const radians = (angle * Math.PI) / 180
  const x = (39 * Math.sin(radians)).toFixed(2)
  const y = (-39 * Math.cos(radians)).toFixed(2)
  return `<use href="#shield" transform="translate(${x} ${y})"/>`
}).join('')

const sign = `
  <g fill="#2b1a0e">${ring}</g>
  <path d="M-7 7 14-14" stroke="#fff5e0" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0.1 8"/>
  <path d="${star(23)}" transform="translate(25 -25)" fill="#fff5e0" stroke="#2b1a0e" stroke-width="3" stroke-linejoin="round" paint-order="stroke"/>`

/**
 * The icon as an SVG text, 128 units wide.
 * @param {{ maskable: boolean }} options a maskable icon fills the square and keeps its sign in the safe middle
 */
export const drawIcon = ({ maskable }) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">
  <defs>
    <path id="shield" d="${SHIELD}"/>
  </defs>
  <rect x="-64" y="-64" width="128" height="128" rx="${maskable ? 0 : 28}" fill="#cf9850"/>
  <g transform="scale(${maskable ? 0.82 : 1.04})">${sign}
  </g>
</svg>
`
