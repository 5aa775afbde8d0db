import { ANY, type Diagram } from './diagram.js'
import { place } from './place.js'

export const movement = {
  corner: {
    position: place({ attackers: 'c1 d7 h5', defenders: 'e4 h8', king: 'f1', toMove: 'defenders' }),
    show: ['f1-k1'],
    tries: {
      goal: { line: ['f1-k1'], outcome: { reason: 'corner', winners: [1] } },
      barred: { ask: 'f1-a1', refusal: 'blocked' },
    },
  },
  rook: {
    position: place({ attackers: 'c8 i3', defenders: 'c4 f7', king: 'h9', toMove: 'defenders' }),
    show: ['c4-i4'],
    tries: {
      over: { ask: 'c4-c10', refusal: 'blocked' },
      diagonal: { ask: 'c4-e6', refusal: 'not-in-line' },
      goal: { line: [ANY] },
    },
  },
  throne: {
    position: place({ attackers: 'f3 k5 c9', defenders: 'c4 h8', king: 'h2', toMove: 'attackers' }),
    show: ['f3-f8'],
    tries: {
      goal: { line: [['f3-f7', 'f3-f8', 'f3-f9', 'f3-f10', 'f3-f11']] },
      stopOnThrone: { ask: 'f3-f6', refusal: 'reserved-square' },
      stopInCorner: { ask: 'k5-k1', refusal: 'reserved-square' },
    },
  },
} as const satisfies Readonly<Record<string, Diagram>>
