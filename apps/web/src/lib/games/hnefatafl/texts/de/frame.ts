import type { FrameTexts } from '../hnefataflTexts.js'

export const frame: FrameTexts = {
  contents: 'Auf dieser Seite',
  play: 'Gegen den Computer spielen',
  pages: { howItWorks: 'So funktioniert’s', tips: 'Tipps und Kniffe', questions: 'Häufige Fragen' },
  further: 'Weiterlesen',
}
