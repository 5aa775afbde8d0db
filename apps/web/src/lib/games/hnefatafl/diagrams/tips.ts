import { ANY, type Diagram } from './diagram.js'
import { place } from './place.js'

export const tips = {
  walledIn: {
    position: place({ attackers: 'd1 f1 e2 i5 g9', defenders: 'h5', king: 'e1', toMove: 'attackers' }),
    show: ['g9-g5'],
    tries: {
      goal: { line: ['g9-g5'], captured: ['h5'], outcome: { reason: 'no-moves', winners: [0] } },
    },
  },
  strikeFromBetween: {
    position: place({ attackers: 'd5 f5 i8 c9', defenders: 'c5 e2', king: 'h3', toMove: 'defenders' }),
    show: ['e2-e5'],
    tries: { goal: { line: ['e2-e5'], captured: ['d5'] } },
  },
  anvils: {
    position: place({ attackers: 'a10 f7 i4', defenders: 'd9 b8 g2', king: 'd4', toMove: 'defenders' }),
    show: ['d9-a9'],
    tries: {
      goal: { line: ['d9-a9'], captured: ['a10'] },
      throne: { line: ['b8-f8'], captured: ['f7'] },
    },
  },
  longRow: {
    position: place({
      attackers: 'h2 i2 j2 g6 d9',
      defenders: 'h1 i1 j1 e5',
      king: 'e7',
      toMove: 'attackers',
    }),
    show: ['g6-g1'],
    tries: { goal: { line: ['g6-g1'], captured: ['h1', 'i1', 'j1'] } },
  },
  twoWays: {
    position: place({
      attackers: 'c3 d9 d2 h7 b8 g10',
      defenders: 'e3 g5 f9',
      king: 'd5',
      toMove: 'defenders',
    }),
    show: ['d5-a5', 'b8-a8', 'a5-a1'],
    tries: {
      opened: { line: ['d5-a5'] },
      barred: { line: ['d5-a5', ANY] },
      goal: { line: ['d5-a5', 'b8-a8', 'a5-a1'], outcome: { reason: 'corner', winners: [1] } },
    },
  },
  cornerGuard: {
    position: place({ attackers: 'a3 c1 f2 h8 d9', defenders: 'b7 f7 g5', king: 'f6', toMove: 'defenders' }),
    show: ['b7-b2', 'f2-c2'],
    tries: {
      held: { line: ['b7-b2'] },
      goal: { line: ['b7-b2', ANY] },
    },
  },
} as const satisfies Readonly<Record<string, Diagram>>
