import type { Man } from '@ringbreak/rules/hnefatafl'
import type { TryBoardTexts } from '../hnefataflTexts.js'

const captured = (men: readonly Man[]): string => {
  if (men.includes('king')) return 'The king has fallen.'
  return men.length === 1 ? 'One man captured.' : `${String(men.length)} men captured.`
}

export const tryBoard: TryBoardTexts = {
  toMove: { 0: 'Attackers to move.', 1: 'Defenders to move.' },
  show: 'Show me',
  showNext: 'Next move',
  reset: 'Start again',
  solved: 'Solved',
  ask: (move) => `What about ${move}?`,
  captured,
  nothing: 'Legal, but nothing happens.',
  hint: (move) => `Try ${move}.`,
  ended: ({ reason, winners }) => {
    const won = winners[0] === 0 ? 'The attackers win.' : 'The defenders win.'
    const why = {
      corner: 'The king has reached a corner.',
      'king-captured': 'The king has fallen.',
      'edge-fort': 'The edge fort stands.',
      encirclement: 'The ring is closed.',
      'no-moves': 'No move is left.',
    } as const
    return `${why[reason]} ${won}`
  },
}
