import type { HnefataflTexts } from '../hnefataflTexts.js'

export const howItWorks: HnefataflTexts['howItWorks'] = {
  title: 'So funktioniert’s: die Regeln von Copenhagen Hnefatafl',
  description:
    'Alle Regeln von Copenhagen Hnefatafl auf kleinen Brettern zum Ausprobieren: Schlagen, Ecken und Thron, Schildwall, Randfestung, Einkesselung, Wiederholung.',
  heading: 'So funktioniert’s',
  lead: 'Mitten auf dem Brett steht ein König, und um ihn doppelt so viele Belagerer, wie er Leute hat. Er will hinaus, sie wollen ihn fangen. Zu jeder Regel gibt es ein kleines Brett: Zieh selbst und sieh, was passiert.',
  sections: {
    goal: {
      title: 'Worum es geht',
      paragraphs: [
        'Das Brett hat elf Linien, a bis k, und elf Reihen, 1 bis 11. An den vier Rändern warten 24 Belagerer, in der Mitte stehen zwölf Verteidiger um ihren König. Die Belagerer fangen an. Dann wird abwechselnd gezogen, immer mit einer Figur, und aussetzen darf niemand.',
        [
          'Die Verteidiger wollen den König in eine der vier ',
          { strong: 'Ecken' },
          ' bringen. Die Belagerer wollen ihn ',
          { strong: 'schlagen' },
          ' oder mit all seinen Leuten ',
          { strong: 'einschließen' },
          '.',
        ],
      ],
    },
    moving: {
      title: 'Wie gezogen wird',
      paragraphs: [
        'Alle Figuren ziehen gleich, auch der König: in der Reihe oder auf der Linie, so weit der Weg frei ist. Niemand springt, niemand zieht schräg.',
        'Fünf Felder gehören dem König: die vier Ecken und der Thron in der Mitte. Kein anderer darf dort stehen bleiben.',
      ],
    },
    capturing: {
      title: 'Wie geschlagen wird',
      paragraphs: [
        [
          'Du schlägst eine Figur, indem du sie ',
          { strong: 'zwischen zwei von deinen nimmst' },
          ', links und rechts oder oben und unten. Dein eigener Zug muss die Falle schließen. Schließt er mehrere zugleich, fallen alle Figuren darin.',
        ],
        'Schräge Nachbarn zählen nicht, und der Brettrand hilft niemandem, eine einzelne Figur zu schlagen.',
      ],
    },
    hostile: {
      title: 'Ecken und Thron schlagen mit',
      paragraphs: [
        'Eine leere Ecke wirkt wie ein Gegner, und zwar für beide Seiten. Du brauchst nur noch eine eigene Figur gegenüber.',
        'Beim Thron kommt es darauf an. Für die Belagerer ist er immer ein Gegner, für die Verteidiger nur, solange niemand darauf sitzt. Ist der König daheim, haben seine Leute dort nichts zu befürchten.',
      ],
    },
    king: {
      title: 'Wie der König fällt',
      paragraphs: [
        'Zwei Belagerer reichen beim König nicht. Er fällt, wenn auf allen vier Seiten Belagerer stehen und einer davon gerade dorthin gezogen ist. Auch auf dem Thron braucht es vier.',
        'Geht der König selbst in eine solche Falle, passiert ihm nichts, so wie jeder anderen Figur.',
      ],
    },
    shieldwall: {
      title: 'Der Schildwall',
      paragraphs: [
        'Figuren, die am Rand nebeneinander stehen, lassen sich von vorn nicht in die Zange nehmen. Aber die ganze Reihe kann auf einmal fallen, wenn sie aus zwei oder mehr Figuren besteht: Vor jeder steht ein Gegner, und beide Enden sind zu, durch einen Gegner oder durch eine Ecke.',
        'Geschlagen wird nur mit einem Zug an eines der Enden. Das können beide Seiten. Auch der König darf ein Ende schließen oder vor der Reihe stehen. Steht er selbst in der Reihe, zählt er mit, bleibt aber stehen, wenn die anderen fallen.',
      ],
    },
    fort: {
      title: 'Die Randfestung',
      paragraphs: [
        [
          'Die Verteidiger können noch auf eine zweite Art gewinnen: Der König steht am Rand und hat mindestens ein freies Feld neben sich, und seine Leute schließen den Platz um ihn so ab, dass ',
          { strong: 'kein Belagerer hineinkommt, weder jetzt noch später' },
          ', selbst wenn sich die Verteidiger nie mehr rühren würden.',
        ],
        'Auf „jetzt oder später“ kommt es an. Wie weit die Belagerer weg sind, ist egal: Könnte eine Figur der Mauer dort, wo sie steht, jemals geschlagen werden, dann ist es keine Festung.',
      ],
    },
    encirclement: {
      title: 'Der Ring',
      paragraphs: [
        'Die Belagerer gewinnen, sobald weder der König noch irgendeiner seiner Leute einen Weg zum Rand hat. Ein Weg führt über freie Felder, die Seite an Seite liegen. Zwischen zwei Belagerern, die sich schräg berühren, schlüpft keiner durch.',
        'Stark muss der Ring nicht sein. Es genügt, dass er nach einem Zug geschlossen ist.',
      ],
    },
    'no-moves': {
      title: 'Kein Zug mehr',
      paragraphs: [
        'Wer am Zug ist und keine Figur mehr bewegen kann, hat verloren. Meistens trifft es einen eingemauerten König, der keine Leute mehr hat.',
      ],
    },
    repetition: {
      title: 'Kein Hin und Her',
      paragraphs: [
        'Ein Verteidiger darf keinen Zug machen, der eine frühere Stellung der Partie zurückbringt: alle Figuren auf denselben Feldern, dieselbe Seite am Zug. Die Belagerer dürfen wiederholen. Etwas Neues einfallen lassen müssen sich also immer die Verteidiger.',
      ],
    },
    draw: {
      title: 'Unentschieden',
      paragraphs: [
        'Auf dem Brett selbst gibt es kein Unentschieden. Zwei Spieler können sich darauf einigen, und nur so endet eine Partie Ringbreak ohne Sieger.',
        [
          'Das war schon alles. Was du daraus machst, steht bei den ',
          { text: 'Tipps', to: { page: 'tips' } },
          '.',
        ],
      ],
    },
  },
}
