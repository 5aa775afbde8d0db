import type { BoardLabels } from './labels.js'
import type { Man } from './position.js'

const MEN: Readonly<Record<Man, string>> = { attacker: 'attacker', defender: 'defender', king: 'king' }
const BEGINNING: Readonly<Record<Man, string>> = { attacker: 'Attacker', defender: 'Defender', king: 'King' }

export const english: BoardLabels = {
  board: 'Board',
  join: (parts) => parts.join(', '),
  square: (square, man, special) =>
    [square, man ? MEN[man] : special ? `empty ${special}` : 'empty'].join(', '),
  isSelected: 'selected',
  isMovable: 'can move',
  isTarget: 'can move here',
  selected: (name, targets) => `${name}, selected, ${targets} ${targets === 1 ? 'target' : 'targets'}`,
  cancelled: 'Cancelled',
  refused: (square) => `${square}: no move here`,
  moved: (man, from, to) => `${man ? `${BEGINNING[man]} ` : ''}${from} to ${to}.`,
  captured: (squares) =>
    `Captured: ${squares.map(({ square, man }) => (man ? `${MEN[man]} ${square}` : square)).join(', ')}.`,
  threatened: 'in danger',
  marks: {
    ring: 'part of the ring',
    fort: 'part of the fort',
    region: 'inside the fort',
    captor: 'captor',
    'fallen-king': 'the king fell here',
    hint: 'hint',
    good: 'right',
    bad: 'wrong',
  },
  unreadable: 'This position cannot be read.',
}
