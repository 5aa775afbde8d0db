import type { Grid } from './grid.js'

/** Where the focus goes, as a slot of the shown board; `undefined` for keys that lead nowhere. */
export function focusAfter(key: string, slot: number, { width, height }: Grid): number | undefined {
  const column = slot % width
  const row = Math.floor(slot / width)
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? slot - 1 : slot
    case 'ArrowRight':
      return column < width - 1 ? slot + 1 : slot
    case 'ArrowUp':
      return row > 0 ? slot - width : slot
    case 'ArrowDown':
      return row < height - 1 ? slot + width : slot
    case 'Home':
      return row * width
    case 'End':
      return row * width + width - 1
    case 'PageUp':
      return column
    case 'PageDown':
      return (height - 1) * width + column
    default:
      return undefined
  }
}
