import type { HnefataflTexts } from '../hnefataflTexts.js'

export const tips: HnefataflTexts['tips'] = {
  title: 'Tipps: so sprengst du den Ring',
  description:
    'Tipps und Kniffe für Copenhagen Hnefatafl, mit Brettern zum Ausprobieren: zwei Wege zugleich öffnen, dazwischentreten und schlagen, die Ecken offen halten.',
  heading: 'Tipps und Kniffe',
  lead: 'Gegen den Computer führst du die Verteidiger. Mit diesen Gewohnheiten gewinnst du Partien, und die meisten kannst du gleich hier ausprobieren.',
  sections: {
    'two-ways': {
      title: 'Öffne zwei Wege zugleich',
      paragraphs: [
        'Ein einzelner offener Weg zur Ecke ist schnell versperrt, denn auf jeden deiner Züge kommt einer der Belagerer. Such den Königszug, der zwei Wege auf einmal öffnet. Versperren können sie nur einen.',
        'Frag dich also vor jedem Königszug, wohin es danach weitergeht. Sieht er von dort eine Ecke, ist das eine Drohung. Sieht er zwei, ist es der Sieg.',
      ],
    },
    between: {
      title: 'Tritt dazwischen und schlag von dort',
      paragraphs: [
        'Wer zwischen zwei Gegner tritt, ist sicher, und solange er dort steht, schlägt ihn auch kein Zug anderswo. Noch besser: Hinter einem der beiden steht schon jemand von dir. Dann schlägst du mit dem Schritt dazwischen.',
      ],
    },
    anvils: {
      title: 'Lass Ecken und Thron für dich arbeiten',
      paragraphs: [
        'Ein Belagerer neben einer Ecke oder neben dem Thron ist schon halb geschlagen: Eine einzige Figur von dir genügt. Sieh vor jedem Zug nach, ob dort einer steht. Und denk daran, dass deine eigenen Leute dieselbe Gefahr laufen, neben dem Thron allerdings nur, solange er leer ist.',
      ],
    },
    edge: {
      title: 'Der Rand schützt, aber er gewinnt nicht',
      paragraphs: [
        'Am Rand kann der König nicht geschlagen werden. Das verführt dazu, ihn dort stehen zu lassen, und den Belagerern ist es recht: Drei von ihnen mauern ihn ein. Von da an müssen deine anderen Figuren alle Züge machen, eine nach der anderen, bis keine mehr kann.',
        [
          'Geh also nur an den Rand, wenn es von dort in eine Ecke weitergeht oder wenn deine Leute für eine ',
          { text: 'Festung', to: { page: 'howItWorks', at: 'fort' } },
          ' reichen.',
        ],
      ],
    },
    rows: {
      title: 'Keine langen Reihen am Rand',
      paragraphs: [
        'Figuren, die am Rand nebeneinander stehen, fühlen sich sicher und fallen gemeinsam. Am schlimmsten ist es neben einer Ecke, denn dort ist ein Ende schon zu. Lass Lücken oder stell jemanden vor die Reihe: Kommt der Gegner an ein Ende oder an eine Stelle davor nicht heran, wird aus dem Schildwall nichts.',
      ],
    },
    corners: {
      title: 'Behalte die Schrägen vor den Ecken im Auge',
      paragraphs: [
        'Drei Belagerer schräg vor einer Ecke, etwa auf a3, b2 und c1, machen sie für den Rest der Partie zu. Keiner von ihnen lässt sich schlagen, weil niemand an die Felder dahinter kommt. Sind alle vier Ecken so verschlossen, bleibt dir nur noch die Festung.',
        'Steht einer von deinen Leuten auf dem mittleren Feld der Schrägen, bleibt die Ecke offen. Stell ihn früh dorthin, solange der Weg noch frei ist.',
      ],
    },
    outside: {
      title: 'Lass jemanden draußen',
      paragraphs: [
        [
          'Ein ',
          { text: 'Ring', to: { page: 'howItWorks', at: 'encirclement' } },
          ' zählt nur, wenn alle deine Leute darin sind. Ein einziger Verteidiger draußen, sicher und beweglich, zwingt die Belagerer, erst ihn zu jagen, und er kann ihnen in den Rücken fallen.',
        ],
        'Zieh also nicht alle zum König zurück. Ist der Ring fast zu, dann bring zuerst jemanden hinaus.',
      ],
    },
    'king-home': {
      title: 'Nutze den König, aber sieh zweimal hin',
      paragraphs: [
        'Der König schlägt wie jede andere Figur, und oft braucht es gerade ihn, um einen Weg zu öffnen. Neben dem leeren Thron genügen aber drei Belagerer, um ihn zu fangen, denn der Thron ist der vierte. Bevor du dort stehen bleibst, zähl nach, wie viele an die anderen drei Seiten herankommen.',
      ],
    },
    shuttle: {
      title: 'Pendle nicht',
      paragraphs: [
        [
          'Hin und her zu ziehen, um abzuwarten, ist kein Plan: Als Verteidiger darfst du ',
          { text: 'keine Stellung wiederholen', to: { page: 'howItWorks', at: 'repetition' } },
          ', und die Belagerer nutzen jeden müßigen Zug, um den Ring enger zu ziehen. Die ersten Züge zählen am meisten. Öffne damit Linien, solange der Ring noch Lücken hat.',
        ],
      ],
    },
  },
}
