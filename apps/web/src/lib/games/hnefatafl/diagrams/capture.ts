import { ANY, type Diagram } from './diagram.js'
import { place } from './place.js'

export const capture = {
  sandwich: {
    position: place({ attackers: 'c5 e2 i9', defenders: 'd5 g3', king: 'h8', toMove: 'attackers' }),
    show: ['e2-e5'],
    tries: { goal: { line: ['e2-e5'], captured: ['d5'] } },
  },
  safeEntry: {
    position: place({ attackers: 'c5 e5 i4', defenders: 'd2 g8', king: 'h9', toMove: 'defenders' }),
    show: ['d2-d5', 'i4-d4'],
    tries: {
      entered: { line: ['d2-d5'] },
      goal: { line: ['d2-d5', ANY] },
    },
  },
  kingStrikes: {
    position: place({ attackers: 'd5 f2 i10', defenders: 'c5 g7', king: 'e2', toMove: 'defenders' }),
    show: ['e2-e5'],
    tries: {
      goal: { line: ['e2-e5'], captured: ['d5'] },
      anvil: { line: ['g7-g2'], captured: ['f2'] },
    },
  },
  cornerStrikes: {
    position: place({ attackers: 'd3 i8', defenders: 'a2 g4', king: 'h7', toMove: 'attackers' }),
    show: ['d3-a3'],
    tries: { goal: { line: ['d3-a3'], captured: ['a2'] } },
  },
  throneStrikes: {
    position: place({ attackers: 'b4 i9', defenders: 'f5 c8', king: 'h8', toMove: 'attackers' }),
    show: ['b4-f4'],
    tries: { goal: { line: ['b4-f4'], captured: ['f5'] } },
  },
  throneHeld: {
    position: place({ attackers: 'b4 i9', defenders: 'f5 c8', king: 'f6', toMove: 'attackers' }),
    show: ['b4-f4'],
    tries: { goal: { line: ['b4-f4'] } },
  },
} as const satisfies Readonly<Record<string, Diagram>>
