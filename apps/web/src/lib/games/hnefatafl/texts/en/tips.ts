import type { HnefataflTexts } from '../hnefataflTexts.js'

export const tips: HnefataflTexts['tips'] = {
  title: 'Tips: how to break the ring',
  description:
    'Tips and techniques for Copenhagen Hnefatafl on boards to try: opening two ways at once, striking from between two foes, guarding the corners.',
  heading: 'Tips and techniques',
  lead: 'Against the computer you lead the defenders. These habits win games; most of them can be tried on the spot.',
  sections: {
    'two-ways': {
      title: 'Open two ways at once',
      paragraphs: [
        'One open way to a corner is soon barred: the attackers have a move each time you have one. Look for the king’s move that opens two ways at the same time. They can only bar one.',
        'So before you move the king, ask where he could go next. One corner in sight is a threat. Two corners in sight are a win.',
      ],
    },
    between: {
      title: 'Step in between, and strike from there',
      paragraphs: [
        'A man who steps between two foes is safe, and as long as he stands there no move elsewhere takes him. Better still, one of those foes may be standing with a man of yours behind it. Then the step captures.',
      ],
    },
    anvils: {
      title: 'Let corners and throne help you',
      paragraphs: [
        'An attacker beside a corner or beside the throne is already half captured: a single man of yours is enough. Look at those squares before every move. And mind that your own men run the same risk, beside the throne only while it is empty.',
      ],
    },
    edge: {
      title: 'The edge protects, but it does not win',
      paragraphs: [
        'On the edge the king cannot be captured. That tempts you to leave him there, and the attackers are glad: three of them are enough to wall him in. From then on your other men have to make all the moves, one after the other, until none can.',
        [
          'So go to the edge only with a way on to a corner, or with enough men for a ',
          { text: 'fort', to: { page: 'howItWorks', at: 'fort' } },
          '.',
        ],
      ],
    },
    rows: {
      title: 'No long rows along the edge',
      paragraphs: [
        'Men who stand side by side on the edge feel safe, and fall together. Beside a corner it is worst, since one end is closed already. Leave gaps, or keep a man of yours in front of the row: an end or a front the enemy cannot reach breaks the shieldwall.',
      ],
    },
    corners: {
      title: 'Keep an eye on the diagonals at the corners',
      paragraphs: [
        'Three attackers on a diagonal, on a3, b2 and c1 for instance, shut a corner for the rest of the game. None of them can be captured, because nobody gets at the squares behind them. With four corners shut that way, only a fort is left to you.',
        'One man of yours on the middle square of the diagonal keeps the corner open. Place him early, while the way there is free.',
      ],
    },
    outside: {
      title: 'Keep a man outside',
      paragraphs: [
        [
          'A ',
          { text: 'ring', to: { page: 'howItWorks', at: 'encirclement' } },
          ' only counts when it holds all of your men. A single defender beyond it, safe and able to move, forces the attackers to hunt him first, and he can break in from behind.',
        ],
        'So do not pull everybody back to the king. If the ring is nearly closed, get somebody out before you do anything else.',
      ],
    },
    'king-home': {
      title: 'Use the king, but look twice',
      paragraphs: [
        'The king captures like any other man, and it often needs him to open a way. But beside the empty throne three attackers are enough to take him, since the throne is the fourth. Before you stop there, count how many can get to the other three sides.',
      ],
    },
    shuttle: {
      title: 'Do not shuttle',
      paragraphs: [
        [
          'Moving a man out and back to wait is no plan: as the defender you may not ',
          { text: 'repeat a position', to: { page: 'howItWorks', at: 'repetition' } },
          ', and the attackers use every idle move to tighten the ring. Early moves count most. Spend them on opening lines while the ring still has gaps.',
        ],
      ],
    },
  },
}
