import { ANY, type Diagram } from './diagram.js'
import { place } from './place.js'

const encirclement = { reason: 'encirclement', winners: [0] } as const

export const endings = {
  ringCloses: {
    position: place({
      attackers: 'd7 f7 c8 g8 d9 f9 e6 j10',
      defenders: 'e8',
      king: 'e7',
      toMove: 'attackers',
    }),
    show: ['j10-e10'],
    tries: { goal: { line: ['j10-e10'], outcome: encirclement } },
  },
  ringOpen: {
    position: place({
      attackers: 'd7 f7 c8 g8 d9 f9 e6 j10',
      defenders: 'e8 h3',
      king: 'e7',
      toMove: 'attackers',
    }),
    show: ['j10-e10'],
    tries: { goal: { line: ['j10-e10'] } },
  },
  ringOnEdge: {
    position: place({ attackers: 'c1 f1 c2 f2 d3 h3', defenders: 'd2', king: 'e2', toMove: 'attackers' }),
    show: ['h3-e3'],
    tries: { goal: { line: ['h3-e3'] } },
  },
  noMoves: {
    position: place({ attackers: 'd1 f1 e6 i8', king: 'e1', toMove: 'attackers' }),
    show: ['e6-e2'],
    tries: { goal: { line: ['e6-e2'], outcome: { reason: 'no-moves', winners: [0] } } },
  },
  repetition: {
    position: place({ attackers: 'c3 h9 j5', defenders: 'd8 g4', king: 'e6', toMove: 'attackers' }),
    before: ['h9-h8', 'd8-d7', 'h8-h9'],
    show: ['d7-d6'],
    tries: {
      back: { ask: 'd7-d8', refusal: 'repetition' },
      goal: { line: [ANY] },
    },
  },
} as const satisfies Readonly<Record<string, Diagram>>
