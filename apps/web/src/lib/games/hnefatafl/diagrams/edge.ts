import type { Diagram } from './diagram.js'
import { place } from './place.js'

const fort = { reason: 'edge-fort', winners: [1] } as const

export const edge = {
  shieldwall: {
    position: place({
      attackers: 'c2 d2 e2 f1 b6',
      defenders: 'c1 d1 e1 h4',
      king: 'h8',
      toMove: 'attackers',
    }),
    show: ['b6-b1'],
    tries: { goal: { line: ['b6-b1'], captured: ['c1', 'd1', 'e1'] } },
  },
  shieldwallFront: {
    position: place({
      attackers: 'c2 d6 e2 f1 b1',
      defenders: 'c1 d1 e1 h4',
      king: 'h8',
      toMove: 'attackers',
    }),
    show: ['d6-d2'],
    tries: { goal: { line: ['d6-d2'] } },
  },
  fortHolds: {
    position: place({
      attackers: 'c3 d5 h2 g4 b8',
      defenders: 'd1 g1 f2 e6',
      king: 'e1',
      toMove: 'defenders',
    }),
    show: ['e6-e2'],
    tries: { goal: { line: ['e6-e2'], outcome: fort } },
  },
  fortFalls: {
    position: place({
      attackers: 'd8 f8 b4',
      defenders: 'd1 f1 d2 f2 e6 i9',
      king: 'e1',
      toMove: 'defenders',
    }),
    show: ['e6-e3', 'd8-d3', 'i9-i8', 'f8-f3'],
    tries: {
      closed: { line: ['e6-e3'] },
      nearer: { line: ['e6-e3', ['d8-d3', 'f8-f3']] },
      waiting: { line: ['e6-e3', 'd8-d3', 'i9-i8'] },
      goal: { line: ['e6-e3', 'd8-d3', 'i9-i8', 'f8-f3'], captured: ['e3'] },
    },
  },
} as const satisfies Readonly<Record<string, Diagram>>
