import type { Scene } from './drag.js'
import type { Remark } from './interaction.js'
import type { GridLabels } from './labels.js'

/** Says what stands on a square, given by number: 'd6, defender'. */
export type Describe = (square: number) => string

/** The name of a cell: what stands there, and what can be done with it. */
export function nameOfCell(
  square: number,
  chosen: number | undefined,
  { targets }: Scene,
  labels: GridLabels,
  describe: Describe,
): string {
  const isTarget =
    chosen === undefined ? targets.placements.has(square) : targets.moves.get(chosen)?.has(square)
  const role = (): readonly string[] => {
    if (square === chosen) return [labels.isSelected]
    if (isTarget) return [labels.isTarget]
    return targets.moves.has(square) ? [labels.isMovable] : []
  }
  return labels.join([describe(square), ...role()])
}

/** A remark in words. Said twice in a row, it must differ from itself, or it is not spoken again. */
export function remarkInWords(
  remark: Remark,
  { grid, targets }: Scene,
  labels: GridLabels,
  describe: Describe,
  before: string,
): string {
  const text = (): string => {
    switch (remark.kind) {
      case 'cancelled':
        return labels.cancelled
      case 'refused':
        return labels.refused(grid.names[remark.square]!)
      case 'selected':
        return labels.selected(describe(remark.square), targets.moves.get(remark.square)?.size ?? 0)
    }
  }
  return text() === before ? `${before}\u00a0` : text()
}
