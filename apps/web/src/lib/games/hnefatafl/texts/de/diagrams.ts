import type { DiagramTexts } from '../hnefataflTexts.js'
import { edgeDiagrams } from './diagramsEdge.js'

export const diagrams: DiagramTexts = {
  ...edgeDiagrams,
  corner: {
    title: 'Ab in die Ecke',
    paragraphs: [
      'Steht der König auf einem Eckfeld, haben die Verteidiger gewonnen, was auch immer sonst auf dem Brett steht.',
    ],
    task: 'Bring den König in eine Ecke.',
    says: {
      goal: 'Der König ist in der Ecke. Die Verteidiger gewinnen.',
      barred: 'Da steht ein Belagerer im Weg, und auch der König springt nicht.',
    },
  },
  rook: {
    title: 'Geradeaus',
    paragraphs: ['Ein Feld weit oder quer über das ganze Brett: so weit, wie nichts im Weg steht.'],
    task: 'Zieh mit einem Verteidiger oder dem König. Markiert sind die Felder, die er erreicht.',
    says: {
      goal: 'So ziehen alle Figuren.',
      over: 'Auf c8 steht ein Belagerer. Ein Feld davor ist Schluss.',
      diagonal: 'Eine Figur bleibt in ihrer Reihe oder auf ihrer Linie, schräg geht es nie.',
    },
  },
  throne: {
    title: 'Die Felder des Königs',
    paragraphs: [
      'Über den leeren Thron darf jeder hinweg, stehen bleiben darf darauf nur der König. Sitzt er dort, kommt niemand durch.',
    ],
    task: 'Führ den Belagerer von f3 über den Thron hinweg.',
    says: {
      goal: 'Hinweg darf er, solange der Thron leer ist.',
      stopOnThrone: 'Auf dem Thron darf nur der König stehen bleiben.',
      stopInCorner: 'In eine Ecke darf nur der König.',
    },
  },
  sandwich: {
    title: 'In der Zange',
    paragraphs: [
      'Auf d5 steht ein Verteidiger neben einem Belagerer. Noch einer auf der anderen Seite, und er ist gefangen.',
    ],
    task: 'Schlag den Verteidiger auf d5.',
    says: { goal: 'Zwischen c5 und e5 war er eingeklemmt: geschlagen.' },
  },
  safeEntry: {
    title: 'Hineingehen ist sicher',
    paragraphs: [
      'Wer von selbst zwischen zwei Gegner tritt, wird nicht geschlagen. Auch später nicht durch einen Zug anderswo: Die Falle muss direkt neben ihm zuschnappen.',
    ],
    task: 'Geh von d2 nach d5 und mach dann irgendeinen Zug mit den Belagerern.',
    says: {
      entered: 'Zwischen zwei Belagerern, und doch sicher. Zieh jetzt mit einem Belagerer, egal mit welchem.',
      goal: 'Er steht noch. Um ihn zu schlagen, müsste ein Belagerer erst wegziehen und dann wiederkommen.',
    },
  },
  kingStrikes: {
    title: 'Der König kämpft mit',
    paragraphs: [
      'Der König schlägt wie seine Leute: als der, der zieht, oder als der, der schon gegenüber steht.',
    ],
    task: 'Schlag mit dem König auf d5, oder nutze ihn dort, wo er steht, und schlag auf f2.',
    says: {
      goal: 'Der König hat die Falle selbst geschlossen.',
      anvil: 'Der König hielt die eine Seite, von der anderen kam ein Verteidiger.',
    },
  },
  cornerStrikes: {
    title: 'Neben der Ecke',
    paragraphs: ['Der Verteidiger auf a2 hat die Ecke a1 im Rücken. Sie zählt wie ein Gegner.'],
    task: 'Schlag den Verteidiger auf a2 mit einem einzigen Belagerer.',
    says: { goal: 'Zwischen Belagerer und Ecke eingeklemmt: geschlagen.' },
  },
  throneStrikes: {
    title: 'Neben dem leeren Thron',
    paragraphs: ['Der König ist ausgezogen, und der leere Thron wendet sich gegen die eigenen Leute.'],
    task: 'Schlag den Verteidiger auf f5.',
    says: { goal: 'Zwischen Belagerer und leerem Thron eingeklemmt: geschlagen.' },
  },
  throneHeld: {
    title: 'Neben dem besetzten Thron',
    paragraphs: ['Dieselben Figuren, aber der König ist daheim. Jetzt tut der Thron dem Verteidiger nichts.'],
    task: 'Versuch dasselbe noch einmal: b4 nach f4.',
    says: { goal: 'Nichts passiert: Sitzt der König darauf, ist der Thron für seine Leute kein Gegner.' },
  },
  kingOpen: {
    title: 'Auf freiem Feld: vier',
    paragraphs: ['Drei Belagerer stehen schon um den König.'],
    task: 'Schließ die vierte Seite.',
    says: { goal: 'Alle vier Seiten sind besetzt: Der König ist gefallen, die Belagerer gewinnen.' },
  },
  kingBesideThrone: {
    title: 'Neben dem Thron: drei',
    paragraphs: ['Direkt neben dem leeren Thron genügen drei Belagerer, denn der Thron ist der vierte.'],
    task: 'Schlag den König.',
    says: { goal: 'Drei Belagerer und der Thron: Der König ist gefallen, die Belagerer gewinnen.' },
  },
  kingOnEdge: {
    title: 'Am Rand: nie',
    paragraphs: ['Am Rand fehlt eine Seite, und der Brettrand zählt nicht als Gegner.'],
    task: 'Stell den dritten Belagerer nach e2.',
    says: {
      goal: 'Er kann nicht mehr ziehen, geschlagen ist er aber nicht. Solange seine Leute ziehen können, geht es weiter.',
    },
  },
  ringCloses: {
    title: 'Ein geschlossener Ring',
    paragraphs: ['Eine Lücke hat der Ring noch, ganz oben.'],
    task: 'Schließ den Ring auf e10.',
    says: { goal: 'Der Ring ist zu, alle sind darin: Die Belagerer gewinnen.' },
  },
  ringOpen: {
    title: 'Einer steht draußen',
    paragraphs: ['Derselbe Ring, aber ein Verteidiger steht außerhalb.'],
    task: 'Schließ auch hier den Ring.',
    says: { goal: 'Zu, aber nicht gewonnen: Der Verteidiger auf h3 ist draußen. Es geht weiter.' },
  },
  ringOnEdge: {
    title: 'Ein Kessel am Rand',
    paragraphs: ['Hier lassen die Belagerer den Rand einen Teil des Rings übernehmen.'],
    task: 'Mach den Kessel auf e3 zu.',
    says: { goal: 'Kein Ring: Auf e1 kommt der König noch an den Rand. Es geht weiter.' },
  },
  noMoves: {
    title: 'Eingemauert',
    paragraphs: ['Am Rand kann der König nicht geschlagen werden. Aber er ist allein.'],
    task: 'Nimm ihm den letzten Zug.',
    says: { goal: 'Die Verteidiger sind am Zug und können nicht: Die Belagerer gewinnen.' },
  },
  repetition: {
    title: 'Das gab es schon',
    paragraphs: [
      'Eben zog ein Belagerer von h9 nach h8, ein Verteidiger von d8 nach d7 und der Belagerer zurück nach h9. Ginge jetzt auch der Verteidiger zurück, stünde alles wie zuvor.',
    ],
    task: 'Sieh nach, wohin d7 darf: d8 fehlt. Mach einen anderen Zug.',
    says: {
      goal: 'Erlaubt: Diese Stellung ist neu.',
      back: 'Verboten: Damit wäre die Stellung von vorhin wieder da, und Verteidiger dürfen sie nicht zurückbringen.',
    },
  },
  walledIn: {
    title: 'Drei Belagerer und Geduld',
    paragraphs: [
      'Der König ist auf e1 sicher und kann nicht ziehen. Nur einer kann noch für ihn ziehen, der auf h5.',
    ],
    task: 'Sieh es mit den Augen der Belagerer: Schlag den Verteidiger auf h5.',
    says: {
      goal: 'Niemand kann mehr ziehen, also verlieren die Verteidiger, ohne dass jemand den König anrührt.',
    },
  },
  strikeFromBetween: {
    title: 'Sicher, und ein Schlag dazu',
    paragraphs: [
      'Zwei Belagerer lassen e5 zwischen sich frei, und hinter einem von ihnen steht jemand von dir.',
    ],
    task: 'Tritt so dazwischen, dass du schlägst.',
    says: { goal: 'Mittendrin und sicher, und d5 ist zwischen dir und c5 geschlagen.' },
  },
  anvils: {
    title: 'Einer genügt',
    paragraphs: ['Ein Belagerer steht neben einer Ecke, ein anderer neben dem leeren Thron.'],
    task: 'Schlag einen von beiden, fang noch einmal an und schlag den anderen.',
    says: {
      goal: 'Gegen die Ecke a11 geschlagen.',
      throne: 'Gegen den leeren Thron geschlagen.',
    },
  },
  longRow: {
    title: 'Drei auf einen Streich',
    paragraphs: ['Von h1 an reicht die Reihe bis zur Ecke. Vor jeder Figur steht ein Belagerer.'],
    task: 'Sieh es mit den Augen der Belagerer: Schließ die Reihe.',
    says: { goal: 'Ein Ende hielt die Ecke, ans andere kam der Belagerer: Drei Figuren sind weg.' },
  },
  twoWays: {
    title: 'Zwei Ecken im Blick',
    paragraphs: ['Der linke Rand ist noch frei, von Ecke zu Ecke.'],
    task: 'Stell den König dorthin, wo er zwei Ecken sieht, antworte für die Belagerer und gewinn dann.',
    says: {
      opened: 'Von hier sieht er a1 und a11. Zieh jetzt für die Belagerer.',
      barred: 'Mehr als einen Weg können sie nicht versperren. Nimm einen, der offen ist.',
      goal: 'Der König ist in der Ecke. Die Verteidiger gewinnen.',
    },
  },
  cornerGuard: {
    title: 'Der Fuß in der Tür',
    paragraphs: ['Auf a3 und c1 stehen Belagerer. Kommt noch einer nach b2, ist die Ecke a1 zu.'],
    task: 'Sei zuerst auf b2 und sieh dann, was die Belagerer dagegen tun können.',
    says: {
      held: 'Die Schräge hat ein Loch. Zieh jetzt für die Belagerer.',
      goal: 'Mit einem einzigen Zug vertreiben sie ihn nicht. Die Ecke bleibt vorerst offen.',
    },
  },
}
