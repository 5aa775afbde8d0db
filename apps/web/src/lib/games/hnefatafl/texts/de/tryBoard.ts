import type { Man } from '@ringbreak/rules/hnefatafl'
import type { TryBoardTexts } from '../hnefataflTexts.js'

const captured = (men: readonly Man[]): string => {
  if (men.includes('king')) return 'Der König ist gefallen.'
  return men.length === 1 ? 'Eine Figur geschlagen.' : `${String(men.length)} Figuren geschlagen.`
}

export const tryBoard: TryBoardTexts = {
  toMove: { 0: 'Die Belagerer sind am Zug.', 1: 'Die Verteidiger sind am Zug.' },
  show: 'Zeig’s mir',
  showNext: 'Nächster Zug',
  reset: 'Noch einmal',
  solved: 'Gelöst',
  ask: (move) => `Und ${move}?`,
  captured,
  nothing: 'Erlaubt, aber es passiert nichts.',
  hint: (move) => `Versuch ${move}.`,
  ended: ({ reason, winners }) => {
    const won = winners[0] === 0 ? 'Die Belagerer gewinnen.' : 'Die Verteidiger gewinnen.'
    const why = {
      corner: 'Der König ist in der Ecke.',
      'king-captured': 'Der König ist gefallen.',
      'edge-fort': 'Die Randfestung steht.',
      encirclement: 'Der Ring ist geschlossen.',
      'no-moves': 'Kein Zug mehr möglich.',
    } as const
    return `${why[reason]} ${won}`
  },
}
