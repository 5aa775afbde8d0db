import type { HnefataflTexts } from '../hnefataflTexts.js'
import { diagrams } from './diagrams.js'
import { frame } from './frame.js'
import { howItWorks } from './howItWorks.js'
import { questions } from './questions.js'
import { tips } from './tips.js'
import { tryBoard } from './tryBoard.js'

export const texts: HnefataflTexts = { howItWorks, tips, questions, diagrams, tryBoard, frame }
