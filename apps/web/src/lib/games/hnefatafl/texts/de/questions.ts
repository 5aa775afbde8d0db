import type { HnefataflTexts } from '../hnefataflTexts.js'

export const questions: HnefataflTexts['questions'] = {
  title: 'Häufige Fragen',
  description:
    'Was für ein Spiel Ringbreak ist, woher die Regeln kommen, was es kostet, wie sich die Stufen unterscheiden, ob es ohne Netz geht und was mit deinen Daten passiert.',
  heading: 'Häufige Fragen',
  lead: [
    'Kurze Antworten. Geht es dir um eine Regel, dann findest du unter ',
    { text: 'So funktioniert’s', to: { page: 'howItWorks' } },
    ' ein Brett dazu.',
  ],
  sections: {
    game: {
      title: 'Was für ein Spiel ist das?',
      paragraphs: [
        'Ein Brettspiel für zwei mit ungleichen Seiten: Die eine greift mit vielen an, die andere bringt mit wenigen einen König in Sicherheit. Alles liegt offen, es gibt weder Würfel noch verdeckte Karten. Es gehört zu den Tafl-Spielen, die man im Norden Europas spielte, lange bevor das Schach dorthin kam.',
        [
          'Die Regeln hast du in einer Viertelstunde gelernt: ',
          { text: 'Hier stehen sie', to: { page: 'howItWorks' } },
          '.',
        ],
      ],
    },
    origin: {
      title: 'Woher kommen die Regeln?',
      paragraphs: [
        [
          'Ringbreak wird nach den Regeln von Copenhagen Hnefatafl gespielt. Aage Nielsen, Adam Bartley und Tim Millar haben sie 2012 aufgestellt, veröffentlicht sind sie auf ',
          { text: 'aagenielsen.dk', to: { href: 'https://aagenielsen.dk/copenhagen_rules.php' } },
          '. Wie die Wikinger selbst spielten, weiß man nicht genau: Vollständige Regeln sind nicht überliefert, jede heutige Fassung ist eine Rekonstruktion.',
        ],
        'An wenigen Stellen lassen sich die veröffentlichten Regeln verschieden lesen, zum Beispiel bei der Frage, ab wann eine Randfestung gilt. Dort halten wir es so, wie es in Turnierpartien üblich ist.',
      ],
    },
    side: {
      title: 'Warum führe ich gegen den Computer immer die Verteidiger?',
      paragraphs: [
        'Weil es so das bessere Spiel ist. Mit dem König würde der Computer bei gleicher Rechentiefe weit öfter gewinnen als mit den Belagerern. Als Belagerer ist er ein Gegner, an dem du wachsen kannst, vom ersten Sieg auf Leicht bis zum zähen Ringen auf Sehr schwer.',
      ],
    },
    levels: {
      title: 'Wie unterscheiden sich die Stufen?',
      paragraphs: [
        'Vor allem darin, wie weit der Computer vorausschaut. Auf Leicht sieht er kaum weiter als bis zum nächsten Zug, da kannst du schon am ersten Tag gewinnen. Mittel bemerkt einfache Drohungen, Schwer plant mehrere Züge voraus, und auf Sehr schwer denkt er je nach Gerät ein paar Sekunden über jeden Zug nach.',
        'Er spielt nicht jedes Mal dieselbe Partie: Unter Zügen, die er für etwa gleich gut hält, wählt er zufällig.',
      ],
    },
    cost: {
      title: 'Was kostet es, und brauche ich ein Konto?',
      paragraphs: [
        'Nichts, und nein. Ringbreak ist kostenlos, ohne Werbung und ohne Anmeldung. Du wählst eine Stufe und spielst.',
      ],
    },
    offline: {
      title: 'Geht es auch ohne Netz?',
      paragraphs: [
        'Ja. Nach dem ersten Besuch liegt alles auf deinem Gerät, auch der Computergegner. Über das Menü deines Browsers kannst du die Seite außerdem wie eine App installieren.',
      ],
    },
    data: {
      title: 'Was passiert mit meinen Daten?',
      paragraphs: [
        [
          'Sie bleiben bei dir. Deine laufende Partie und deine Einstellungen liegen auf deinem Gerät, damit beim Neuladen nichts verloren geht, und du kannst sie jederzeit löschen. Es gibt keine Cookies, und keine Partie wird irgendwohin geschickt. Mehr dazu steht unter ',
          { text: 'Datenschutz', to: { page: 'privacy' } },
          '.',
        ],
      ],
    },
  },
}
