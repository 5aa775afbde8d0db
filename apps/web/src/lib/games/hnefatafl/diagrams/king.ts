import type { Diagram } from './diagram.js'
import { place } from './place.js'

const kingFalls = { reason: 'king-captured', winners: [0] } as const

export const king = {
  kingOpen: {
    position: place({ attackers: 'c4 e4 d3 h5', defenders: 'h8 i3', king: 'd4', toMove: 'attackers' }),
    show: ['h5-d5'],
    tries: { goal: { line: ['h5-d5'], captured: ['d4'], outcome: kingFalls } },
  },
  kingBesideThrone: {
    position: place({ attackers: 'e5 g5 f2', defenders: 'c8 i7', king: 'f5', toMove: 'attackers' }),
    show: ['f2-f4'],
    tries: { goal: { line: ['f2-f4'], captured: ['f5'], outcome: kingFalls } },
  },
  kingOnEdge: {
    position: place({ attackers: 'd1 f1 e6', defenders: 'h8 b7', king: 'e1', toMove: 'attackers' }),
    show: ['e6-e2'],
    tries: { goal: { line: ['e6-e2'] } },
  },
} as const satisfies Readonly<Record<string, Diagram>>
