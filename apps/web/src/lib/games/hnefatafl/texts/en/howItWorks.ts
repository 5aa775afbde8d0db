import type { HnefataflTexts } from '../hnefataflTexts.js'

export const howItWorks: HnefataflTexts['howItWorks'] = {
  title: 'How it works: the rules of Copenhagen Hnefatafl',
  description:
    'All rules of Copenhagen Hnefatafl on small boards you can play on: captures, corners and throne, shieldwall, edge fort, encirclement and repetition.',
  heading: 'How it works',
  lead: 'A king stands in the middle of the board, and twice as many attackers as he has men stand around him. He wants out, they want him. Each rule below comes with a small board: move the men yourself and see what happens.',
  sections: {
    goal: {
      title: 'What both sides want',
      paragraphs: [
        'The board has eleven files, a to k, and eleven ranks, 1 to 11. Twenty-four attackers wait at the four edges. Twelve defenders stand in the middle around their king. The attackers move first; after that the sides take turns, one man a turn, and nobody may pass.',
        [
          'The defenders want to bring the king into one of the four ',
          { strong: 'corners' },
          '. The attackers want to ',
          { strong: 'capture' },
          ' him or to ',
          { strong: 'lock in' },
          ' the king and all of his men.',
        ],
      ],
    },
    moving: {
      title: 'How men move',
      paragraphs: [
        'All men move alike, and the king moves like the rest: along a rank or a file, as far as the way is free. Nobody jumps, nobody moves diagonally.',
        'Five squares belong to the king: the four corners and the throne in the middle. Nobody else may stop there.',
      ],
    },
    capturing: {
      title: 'How men are captured',
      paragraphs: [
        [
          'You capture a man by ',
          { strong: 'closing him in between two of yours' },
          ', left and right or above and below. Your own move has to do it. One move can close several traps at once, and then every man in them goes.',
        ],
        'Diagonal neighbours count for nothing, and the rim of the board helps nobody to capture a single man.',
      ],
    },
    hostile: {
      title: 'Corners and throne strike too',
      paragraphs: [
        'An empty corner acts like an enemy, for both sides. You need only one man of your own on the far side.',
        'The throne is more particular. To attackers it is always an enemy. To defenders it is one only while nobody sits on it: with the king at home, his men have nothing to fear from it.',
      ],
    },
    king: {
      title: 'How the king falls',
      paragraphs: [
        'Two attackers are not enough for the king. He falls when all four sides of him are taken by attackers and one of them has just moved there. On the throne, too, it takes four.',
        'If the king himself steps into such a trap, nothing happens to him, just as with any other man.',
      ],
    },
    shieldwall: {
      title: 'The shieldwall',
      paragraphs: [
        'Men in a row along the edge cannot be sandwiched from the front. But the whole row can fall at once, if it is two men or longer: an enemy stands in front of each of them, and both ends are closed, by an enemy or by a corner.',
        'The move that captures has to go to one of the ends. Both sides can do this. The king may be one of the men that close or face a row. If he stands in the row himself, he counts as part of it, but he stays when the others fall.',
      ],
    },
    fort: {
      title: 'The edge fort',
      paragraphs: [
        [
          'The defenders have a second way to win. The king stands on the edge, has at least one free square beside him, and his men shut off the space around him so well that ',
          { strong: 'no attacker can break in, now or later' },
          ', even if the defenders never moved again.',
        ],
        '“Now or later” is what matters. It makes no difference how far away the attackers are: if a man of the wall could ever be captured where he stands, it is no fort.',
      ],
    },
    encirclement: {
      title: 'The ring',
      paragraphs: [
        'The attackers win as soon as neither the king nor any of his men has a way to the edge. A way is a chain of free squares, side by side; men do not slip through between two attackers that touch diagonally.',
        'The ring need not be strong. It is enough that it is closed after a move.',
      ],
    },
    'no-moves': {
      title: 'No move left',
      paragraphs: [
        'If it is your turn and none of your men can move, you lose. It usually happens to a walled-in king who has no men left.',
      ],
    },
    repetition: {
      title: 'No going back and forth',
      paragraphs: [
        'A defender may not make a move that brings back a position from earlier in the game: all men on the same squares, the same side to move. The attackers may repeat. So it is always the defenders who have to think of something new.',
      ],
    },
    draw: {
      title: 'A draw',
      paragraphs: [
        'Nothing on the board makes a draw. Two players can agree on one, and that is the only way a game of Ringbreak ends without a winner.',
        [
          'That was everything. How to make something of it is told under ',
          { text: 'Tips', to: { page: 'tips' } },
          '.',
        ],
      ],
    },
  },
}
