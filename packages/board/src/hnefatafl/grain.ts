/** The grain of a plank: long lines, always the same. Path data for a square of the given side. */
export function grainOf(side: number, lines: number): string {
  let seed = 7
  // A small linear congruence: the grain must be the same on the server and in the browser.
  const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647
  return Array.from({ length: lines }, (_, i) => {
    const y = ((i + 0.2 + 0.6 * next()) / lines) * side
    const bend = (): string => (y + (next() - 0.5) * 15).toFixed(0)
    const start = next() < 0.6 ? Math.floor(next() * side * 0.7) : 0
    const end = next() < 0.6 ? Math.min(side, Math.floor(start + side * (0.12 + next() * 0.4))) : side
    const third = (end - start) / 3
    return `M${start} ${bend()}C${(start + third).toFixed(0)} ${bend()} ${(start + 2 * third).toFixed(0)} ${bend()} ${end} ${bend()}`
  }).join('')
}
