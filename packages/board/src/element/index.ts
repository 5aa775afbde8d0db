import { defineHnefataflBoard } from './HnefataflBoardElement.svelte.js'

export { defineHnefataflBoard, TAG, type MoveEvent } from './HnefataflBoardElement.svelte.js'

defineHnefataflBoard()
