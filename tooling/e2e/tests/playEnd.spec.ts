import { readFile } from 'node:fs/promises'
import { expect, test } from '../src/fixture.js'
import { parseRecord, replay, unwrap } from '@ringbreak/rules'
import { game as hnefatafl } from '@ringbreak/rules/hnefatafl'
import { PlayPage } from './play/playPage.js'

/** A game of three plies that was given up. */
async function givenUp(play: PlayPage): Promise<void> {
  await play.begin()
  await play.moveOnce()
  await play.answered()
  await play.button('Give the game up').click()
  await play.button('Give up').click()
  await expect(play.status).toContainText('You have lost')
}

test('the record can be copied and saved, and the rules accept it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const play = new PlayPage(page)
  await givenUp(play)
  await play.button('Copy the record').click()
  await expect(page.getByText(/^Copied/)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const record = unwrap(parseRecord(copied))
  expect(record.headers).toMatchObject({ Level: 'easy', Result: 'attackers', Reason: 'resignation' })
  expect(unwrap(replay(hnefatafl, record)).positions).toHaveLength(4)

  const downloading = page.waitForEvent('download')
  await play.button('Save as a file').click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^ringbreak-\d{4}-\d{2}-\d{2}\.txt$/)
  expect(await readFile(await file.path(), 'utf8')).toBe(copied)
})

test('where copying is refused, the text stands there to be selected', async ({ page }) => {
  const play = new PlayPage(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await givenUp(play)
  await play.button('Copy the record').click()
  await expect(page.getByText('The browser does not allow copying')).toBeVisible()
  const text = page.getByRole('textbox', { name: 'The record of the game' })
  expect(unwrap(parseRecord(await text.inputValue())).plies).toHaveLength(3)
})

test('an ended game can be replayed and analysed', async ({ page }) => {
  const play = new PlayPage(page)
  await givenUp(play)
  await play.button('Replay from the start').click()
  await expect(play.status).toContainText('The start')
  await play.button('Analyse the position').click()
  await expect(page.getByText(/^Best line: [a-k]\d+–[a-k]\d+/)).toBeVisible()
  await expect(page.getByText(/^(Even|(Attackers|Defenders) (ahead|win))/)).toBeVisible()
  await expect(play.board.getByRole('gridcell', { name: /hint/ })).toHaveCount(2)
  await play.button('One move on').click()
  await expect(play.status).toContainText('Move 1 of 3')
  await expect(page.getByText(/^Best line: /)).toBeVisible()
  await play.button('Analyse the position').click()
  await expect(page.getByText(/^Best line: /)).toBeHidden()
  await expect(play.board.getByRole('gridcell', { name: /hint/ })).toHaveCount(0)
})

test('a new game of the same level is one click away', async ({ page }) => {
  const play = new PlayPage(page)
  await givenUp(play)
  await play.button('Play again: Easy').click()
  await play.answered()
  await expect(play.moves).toHaveCount(1)
  await expect(play.status).toContainText('Your move')
})
