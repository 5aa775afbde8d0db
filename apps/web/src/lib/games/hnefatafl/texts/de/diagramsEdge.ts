import type { DiagramTexts } from '../hnefataflTexts.js'

/** What happens along the edge: shieldwalls and forts. */
export const edgeDiagrams: Pick<DiagramTexts, 'shieldwall' | 'shieldwallFront' | 'fortHolds' | 'fortFalls'> =
  {
    shieldwall: {
      title: 'Eine Reihe fällt',
      paragraphs: [
        'Drei Verteidiger nebeneinander, vor jedem ein Belagerer, ein Ende ist zu. Das andere fehlt noch.',
      ],
      task: 'Schließ die Reihe an ihrem offenen Ende.',
      says: { goal: 'Beide Enden zu, vor allen dreien ein Gegner: Die ganze Reihe ist geschlagen.' },
    },
    shieldwallFront: {
      title: 'Nur vom Ende her',
      paragraphs: [
        'Hier sind beide Enden zu, und vorn fehlt noch einer. Nach vorn zu ziehen genügt aber nicht.',
      ],
      task: 'Stell den Belagerer von d6 vor die Reihe, nach d2.',
      says: { goal: 'Nichts passiert: Einen Schildwall schließt ein Zug an ein Ende, nie einer davor.' },
    },
    fortHolds: {
      title: 'Diese Festung hält',
      paragraphs: [
        'In der Mauer fehlt noch einer. Die Belagerer stehen ganz nah, und es wird ihnen nichts nützen.',
      ],
      task: 'Schließ die Mauer auf e2.',
      says: {
        goal: 'Eine Festung: Jede Figur der Mauer hat den Rand, das Innere oder eine sichere Figur neben sich. Die Verteidiger gewinnen.',
      },
    },
    fortFalls: {
      title: 'Diese nicht',
      paragraphs: [
        'Eine Mauer kann geschlossen und trotzdem keine Festung sein. Sieh dir e3 an: Beide Seiten stehen den Belagerern offen, auch wenn noch keiner in der Nähe ist.',
      ],
      task: 'Schließ die Mauer auf e3 und hol dann die Belagerer von d8 und f8 herunter.',
      says: {
        closed:
          'Zu, aber kein Sieg: e3 kann von beiden Seiten in die Zange genommen werden. Jetzt die Belagerer.',
        nearer: 'Einer ist da. Lass die Verteidiger abwarten: i9 nach i8.',
        waiting: 'Nun der zweite Belagerer.',
        goal: 'Die Mauer ist offen. Darum war es nie eine Festung.',
      },
    },
  }
