import type { DiagramTexts } from '../hnefataflTexts.js'
import { edgeDiagrams } from './diagramsEdge.js'

export const diagrams: DiagramTexts = {
  ...edgeDiagrams,
  corner: {
    title: 'Into the corner',
    paragraphs: ['The king on a corner square: the defenders have won, whatever else is on the board.'],
    task: 'Bring the king into a corner.',
    says: {
      goal: 'The king has reached a corner. The defenders win.',
      barred: 'An attacker stands in the way, and the king does not jump either.',
    },
  },
  rook: {
    title: 'Straight ahead',
    paragraphs: ['One square or right across the board: as far as nothing is in the way.'],
    task: 'Move a defender or the king. The marked squares are those he can reach.',
    says: {
      goal: 'That is how all men move.',
      over: 'On c8 stands an attacker: that is where the way ends, one square before him.',
      diagonal: 'A man goes along his rank or his file, never diagonally.',
    },
  },
  throne: {
    title: 'The king’s squares',
    paragraphs: [
      'Everybody may cross the empty throne, but only the king may stop on it. When he is there, nobody gets through.',
    ],
    task: 'Take the attacker on f3 across the throne.',
    says: {
      goal: 'Across is allowed, as long as the throne is empty.',
      stopOnThrone: 'Only the king may stop on the throne.',
      stopInCorner: 'Only the king may enter a corner.',
    },
  },
  sandwich: {
    title: 'Between two',
    paragraphs: ['On d5 a defender stands beside an attacker. One more on the other side, and he is caught.'],
    task: 'Capture the defender on d5.',
    says: { goal: 'Between c5 and e5 he was closed in: captured.' },
  },
  safeEntry: {
    title: 'Stepping in is safe',
    paragraphs: [
      'A man who steps between two foes of his own accord is not captured. Nor does a later move somewhere else take him: the trap has to snap shut right beside him.',
    ],
    task: 'Step from d2 to d5, then make any move with the attackers.',
    says: {
      entered: 'Between two attackers, and safe. Now move an attacker, whichever you like.',
      goal: 'He still stands. To capture him, an attacker would first have to step away and come back.',
    },
  },
  kingStrikes: {
    title: 'The king fights too',
    paragraphs: [
      'The king captures like his men: as the one who moves, or as the one who already stands on the other side.',
    ],
    task: 'Capture on d5 with the king, or use him where he stands and capture on f2.',
    says: {
      goal: 'The king has closed the trap himself.',
      anvil: 'The king held one side, his man came from the other.',
    },
  },
  cornerStrikes: {
    title: 'Beside a corner',
    paragraphs: ['The defender on a2 has the corner a1 behind him. That counts as an enemy.'],
    task: 'Capture the defender on a2 with a single attacker.',
    says: { goal: 'Closed in between attacker and corner: captured.' },
  },
  throneStrikes: {
    title: 'Beside the empty throne',
    paragraphs: ['The king has left home, and the empty throne turns against his own men.'],
    task: 'Capture the defender on f5.',
    says: { goal: 'Closed in between attacker and empty throne: captured.' },
  },
  throneHeld: {
    title: 'Beside the king’s throne',
    paragraphs: ['The same men, but the king is at home. Now the throne does nothing to the defender.'],
    task: 'Try the same capture again: b4 to f4.',
    says: { goal: 'Nothing happens: with the king on it, the throne is no enemy of his men.' },
  },
  kingOpen: {
    title: 'In the open: four',
    paragraphs: ['Three attackers stand around the king already.'],
    task: 'Close the fourth side.',
    says: { goal: 'All four sides are taken: the king has fallen and the attackers win.' },
  },
  kingBesideThrone: {
    title: 'Beside the throne: three',
    paragraphs: ['Right beside the empty throne three attackers are enough, for the throne is the fourth.'],
    task: 'Capture the king.',
    says: { goal: 'Three attackers and the throne: the king has fallen and the attackers win.' },
  },
  kingOnEdge: {
    title: 'On the edge: never',
    paragraphs: ['On the edge one side is missing, and the rim does not count as an enemy.'],
    task: 'Put the third attacker on e2.',
    says: {
      goal: 'He cannot move any more, but he is not captured. As long as his men can move, the game goes on.',
    },
  },
  ringCloses: {
    title: 'A closed ring',
    paragraphs: ['One gap is left in the ring, at the top.'],
    task: 'Close the ring on e10.',
    says: { goal: 'The ring is closed, everybody is inside: the attackers win.' },
  },
  ringOpen: {
    title: 'One man outside',
    paragraphs: ['The same ring, but a defender stands outside it.'],
    task: 'Close the ring here too.',
    says: { goal: 'Closed, but not won: the defender on h3 is outside. The game goes on.' },
  },
  ringOnEdge: {
    title: 'A pocket on the edge',
    paragraphs: ['Here the attackers let the edge close part of the ring.'],
    task: 'Close the pocket on e3.',
    says: { goal: 'No ring: the king can still get to the edge, on e1. The game goes on.' },
  },
  noMoves: {
    title: 'Walled in',
    paragraphs: ['On the edge the king cannot be captured. But he is alone.'],
    task: 'Take his last move from him.',
    says: { goal: 'The defenders are to move and cannot: the attackers win.' },
  },
  repetition: {
    title: 'That position has been before',
    paragraphs: [
      'Before this board, an attacker went from h9 to h8, a defender from d8 to d7, and the attacker back to h9. If the defender went back as well, everything would stand as it did.',
    ],
    task: 'Look where d7 may go: d8 is not offered. Make another move.',
    says: {
      goal: 'Allowed: this position is new.',
      back: 'Barred: with that the position from before would be back, and defenders may not bring it back.',
    },
  },
  walledIn: {
    title: 'Three attackers and patience',
    paragraphs: ['The king is safe on e1, and cannot move. One man can still move for him, the one on h5.'],
    task: 'See it with the attackers’ eyes: capture the man on h5.',
    says: { goal: 'No man left to move, so the defenders lose, without anybody touching the king.' },
  },
  strikeFromBetween: {
    title: 'Safe, and a capture',
    paragraphs: ['Two attackers leave e5 free between them, and behind one of them stands a man of yours.'],
    task: 'Step in between, so that you capture.',
    says: { goal: 'In between, safe, and d5 is captured between you and c5.' },
  },
  anvils: {
    title: 'One man is enough',
    paragraphs: ['One attacker stands beside a corner, another beside the empty throne.'],
    task: 'Capture one of the two, start again, and capture the other.',
    says: {
      goal: 'Captured against the corner a11.',
      throne: 'Captured against the empty throne.',
    },
  },
  longRow: {
    title: 'Three at one stroke',
    paragraphs: ['From h1 the row reaches to the corner. An attacker stands in front of each man.'],
    task: 'See it with the attackers’ eyes: close the row.',
    says: { goal: 'The corner held one end, the attacker came to the other: three men are gone.' },
  },
  twoWays: {
    title: 'Two corners in sight',
    paragraphs: ['The left edge is still empty, from corner to corner.'],
    task: 'Move the king to where he sees two corners, answer for the attackers, then go and win.',
    says: {
      opened: 'From here he sees a1 and a11. Now move for the attackers.',
      barred: 'They can bar one way at most. Take one that is open.',
      goal: 'The king is in the corner. The defenders win.',
    },
  },
  cornerGuard: {
    title: 'The foot in the door',
    paragraphs: ['Attackers stand on a3 and c1. If one of them gets to b2, the corner a1 is shut.'],
    task: 'Get to b2 first, then see what the attackers can do about it.',
    says: {
      held: 'The diagonal has a hole. Now move for the attackers.',
      goal: 'No single move drives your man away. The corner stays open for now.',
    },
  },
}
