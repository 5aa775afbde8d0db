import type { BoardLabels } from './labels.js'
import type { Man } from './position.js'

const MEN: Readonly<Record<Man, string>> = {
  attacker: 'Belagerer',
  defender: 'Verteidiger',
  king: 'König',
}
const EMPTY = { throne: 'leerer Thron', corner: 'leere Ecke' } as const

export const german: BoardLabels = {
  board: 'Spielbrett',
  join: (parts) => parts.join(', '),
  square: (square, man, special) => [square, man ? MEN[man] : special ? EMPTY[special] : 'leer'].join(', '),
  isSelected: 'ausgewählt',
  isMovable: 'kann ziehen',
  isTarget: 'Ziel',
  selected: (name, targets) => `${name}, ausgewählt, ${targets} ${targets === 1 ? 'Ziel' : 'Ziele'}`,
  cancelled: 'Abgebrochen',
  refused: (square) => `${square}: kein Zug hierhin`,
  moved: (man, from, to) => `${man ? `${MEN[man]} ` : ''}von ${from} nach ${to}.`,
  captured: (squares) =>
    `Geschlagen: ${squares.map(({ square, man }) => (man ? `${MEN[man]} ${square}` : square)).join(', ')}.`,
  threatened: 'in Gefahr',
  marks: {
    ring: 'Teil des Rings',
    fort: 'Teil der Festung',
    region: 'in der Festung',
    captor: 'hat den König geschlagen',
    'fallen-king': 'hier fiel der König',
    hint: 'Hinweis',
    good: 'richtig',
    bad: 'falsch',
  },
  unreadable: 'Diese Stellung lässt sich nicht lesen.',
}
