import type { HnefataflTexts } from '../hnefataflTexts.js'

export const questions: HnefataflTexts['questions'] = {
  title: 'Frequent questions',
  description:
    'What kind of game Ringbreak is, where its rules come from, what it costs, how the levels differ, whether it works offline and what happens to your data.',
  heading: 'Frequent questions',
  lead: [
    'Short answers. If yours is about a rule, there is a board for it under ',
    { text: 'How it works', to: { page: 'howItWorks' } },
    '.',
  ],
  sections: {
    game: {
      title: 'What kind of game is this?',
      paragraphs: [
        'A board game for two with unequal sides: one attacks with many, the other brings a king to safety with few. Everything lies open, there are no dice and no hidden cards. It belongs to the tafl games, which people in northern Europe played long before chess arrived there.',
        [
          'The rules fit into a quarter of an hour: ',
          { text: 'here they are', to: { page: 'howItWorks' } },
          '.',
        ],
      ],
    },
    origin: {
      title: 'Where do the rules come from?',
      paragraphs: [
        [
          'Ringbreak is played by the rules of Copenhagen Hnefatafl. They were drawn up in 2012 by Aage Nielsen, Adam Bartley and Tim Millar and published on ',
          { text: 'aagenielsen.dk', to: { href: 'https://aagenielsen.dk/copenhagen_rules.php' } },
          '. How the Vikings themselves played is not known in full: no complete rules have come down to us, so every version played today is a reconstruction.',
        ],
        'In a few places the published rules can be read in more than one way, for instance on when an edge fort counts. There we follow what is done in tournament games.',
      ],
    },
    side: {
      title: 'Why do I always lead the defenders against the computer?',
      paragraphs: [
        'Because it makes for the better game. Looking equally far ahead, the computer wins far more often with the king than with the attackers. As the attacker it is an opponent you can grow with, from the first win on Easy to a hard struggle on Very hard.',
      ],
    },
    levels: {
      title: 'How do the levels differ?',
      paragraphs: [
        'Above all in how far the computer looks ahead. On Easy it sees little more than the next move, and you can beat it on your first day. Medium notices simple threats, Hard plans several moves ahead, and on Very hard it thinks about each move for a couple of seconds, depending on your device.',
        'It does not play the same game every time: among moves that it thinks about equally good it picks one at random.',
      ],
    },
    cost: {
      title: 'What does it cost, and do I need an account?',
      paragraphs: [
        'Nothing, and no. Ringbreak is free of charge, without advertising and without signing up. Choose a level and play.',
      ],
    },
    offline: {
      title: 'Does it work without a connection?',
      paragraphs: [
        'Yes. After your first visit everything is on your device, the computer opponent included. You can also install the page like an app, from the menu of your browser.',
      ],
    },
    data: {
      title: 'What happens to my data?',
      paragraphs: [
        [
          'It stays with you. Your running game and your settings are kept on your device, so that a reload loses nothing, and you can clear them at any time. There are no cookies, and no game is sent anywhere. More about that on the page about ',
          { text: 'privacy', to: { page: 'privacy' } },
          '.',
        ],
      ],
    },
  },
}
