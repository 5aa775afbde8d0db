import type { DiagramTexts } from '../hnefataflTexts.js'

/** What happens along the edge: shieldwalls and forts. */
export const edgeDiagrams: Pick<DiagramTexts, 'shieldwall' | 'shieldwallFront' | 'fortHolds' | 'fortFalls'> =
  {
    shieldwall: {
      title: 'A row falls',
      paragraphs: [
        'Three defenders side by side, an attacker in front of each, one end closed. The other end is missing.',
      ],
      task: 'Close the row at its open end.',
      says: { goal: 'Both ends closed, all three faced: the whole row is captured.' },
    },
    shieldwallFront: {
      title: 'Only from the end',
      paragraphs: [
        'Here both ends are closed, and the last man in front is missing. Moving up in front is not enough.',
      ],
      task: 'Put the attacker from d6 in front of the row, on d2.',
      says: { goal: 'Nothing happens: a shieldwall is closed by a move to an end, never by one in front.' },
    },
    fortHolds: {
      title: 'This fort holds',
      paragraphs: ['One man is missing from the wall. Attackers stand close by, and it will not help them.'],
      task: 'Close the wall on e2.',
      says: {
        goal: 'A fort: each man of the wall has the edge, the inside or a safe man at his side. The defenders win.',
      },
    },
    fortFalls: {
      title: 'This one does not',
      paragraphs: [
        'A wall can be closed and still be no fort. Look at e3: both of his sides are open to attackers, even if none is near yet.',
      ],
      task: 'Close the wall on e3, then bring the attackers from d8 and f8 down to it.',
      says: {
        closed: 'Closed, but no win: e3 can be captured from both sides. Now the attackers.',
        nearer: 'One attacker is there. Let the defenders wait: i9 to i8.',
        waiting: 'Now the second attacker.',
        goal: 'The wall is open. That is why this was never a fort.',
      },
    },
  }
