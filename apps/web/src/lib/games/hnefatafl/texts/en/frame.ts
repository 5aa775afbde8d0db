import type { FrameTexts } from '../hnefataflTexts.js'

export const frame: FrameTexts = {
  contents: 'On this page',
  play: 'Play against the computer',
  pages: { howItWorks: 'How it works', tips: 'Tips and techniques', questions: 'Frequent questions' },
  further: 'Read on',
}
