import { SearchError } from '../options.js'
import { games } from '../registry.js'
import { TranspositionTable } from '../search/transpositionTable.js'
import { searchSync } from '../searchSync.js'
import type { SearchableGame } from '../searchableGame.js'
import type { Request, Response } from './messages.js'

/** 2^20 entries: 15 MB. */
const TABLE_BITS = 20

/** Answers one request after the other, wherever it runs. */
export function host(post: (response: Response) => void): (request: Request) => void {
  return ({ id, game, position, options }) => {
    try {
      // Position and moves belong to the game that is named with them.
      const searchable = games[game] as SearchableGame<unknown, unknown>
      const answer = searchSync(searchable, position, {
        ...options,
        // A fresh table: the same request is answered alike, whatever was asked before.
        table: new TranspositionTable(TABLE_BITS),
        onProgress: (progress) => {
          post({ id, kind: 'progress', progress })
        },
      })
      post({ id, kind: 'answer', answer })
    } catch (error) {
      if (error instanceof SearchError) post({ id, kind: 'fault', code: error.code, message: error.message })
      else
        post({
          id,
          kind: 'crash',
          message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        })
    }
  }
}
