import { expect, test } from '../src/fixture.js'
import { PlayPage } from './play/playPage.js'

test('nothing starts before a level is chosen', async ({ page }) => {
  const play = new PlayPage(page)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await play.open()
  await expect(play.status).toContainText('Choose a level')
  await play.square('e5').click()
  await play.square('e4').click()
  for (const level of [/^Easy/, /^Medium/, /^Hard/, /^Very hard/])
    await expect(play.button(level)).toBeVisible()
  expect(await play.kept()).toBe('')
  expect(workers).toEqual([])
})

test('two clicks lead from the address to a running game', async ({ page }) => {
  const play = new PlayPage(page)
  await page.goto('/en')
  await page.getByRole('main').getByRole('link', { name: 'Choose a level' }).click()
  await play.ready()
  await play.choose(/^Easy/)
  await play.answered()
  await expect(play.moves).toHaveCount(1)
})

test('taking back while the computer thinks stops it', async ({ page }) => {
  const play = new PlayPage(page)
  await play.open()
  await play.choose(/^Very hard/)
  await play.button('Move now').click()
  await expect(play.status).toContainText('Your move')
  await play.moveOnce()
  await expect(play.status).toContainText('Computer is thinking')
  await play.button('Take the move back').click()
  await expect(play.status).toContainText('Your move')
  await expect(play.moves).toHaveCount(1)
  await play.moveOnce()
  await play.answered()
  await expect(play.moves).toHaveCount(3)
  await page.keyboard.press('Control+z')
  await expect(play.moves).toHaveCount(1)
})

test('giving up asks first, and Escape gives that up', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin()
  await play.button('Give the game up').click()
  await expect(page.getByText('Give up? The computer wins then.')).toBeVisible()
  await expect(play.button('Keep playing')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Give up?')).toBeHidden()
  await expect(play.button('Give the game up')).toBeFocused()
  await expect(play.status).toContainText('Your move')

  await play.button('Give the game up').click()
  await play.button('Give up').click()
  await expect(play.status).toContainText('You have lost')
  await expect(page.getByRole('heading', { name: 'You gave the game up.' })).toBeFocused()
  expect(await play.kept()).toContain('[Reason "resignation"]')
})

test('a new game says what becomes of the running one', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin()
  const kept = await play.kept()
  await play.button('New game').click()
  await expect(page.getByText('Your running game ends once you choose a level.')).toBeVisible()
  await play.button('Keep playing').click()
  await expect(play.moves).toHaveCount(1)
  expect(await play.kept()).toBe(kept)
  await play.button('New game').click()
  await play.choose(/^Medium/)
  await play.answered()
  expect(await play.kept()).toContain('[Level "medium"]')
})

test('the moves can be stepped through, and what is past is only looked at', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin()
  const [from, to] = await play.anyMove()
  await play.moveOnce()
  await play.answered()
  await expect(play.moves).toHaveCount(3)

  await play.button('One move back').click()
  await expect(play.status).toContainText('Move 2 of 3')
  await expect(page.getByText('To look at only.')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(play.status).toContainText('Move 1 of 3')
  await play.square(from).click()
  await play.square(to).click()
  await expect(play.moves).toHaveCount(3)
  await play.button('To the start').click()
  await expect(play.status).toContainText('The start')
  await play.button(/^2: /).click()
  await expect(play.status).toContainText('Move 2 of 3')
  await expect(play.button(/^2: /)).toHaveAttribute('aria-current', 'step')
  await play.button('Back to the game').click()
  await expect(play.status).toContainText('Your move')
})

test('how the board lies, coordinates and sounds stay as they were chosen', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin('/de/ringbreak')
  const first = play.board.getByRole('gridcell').first()
  await expect(first).toHaveAttribute('data-square', 'a11')
  for (const name of ['Brett drehen', 'Koordinaten zeigen', 'Töne']) {
    await expect(play.button(name)).toHaveAttribute('aria-pressed', 'false')
    await play.button(name).click()
  }
  await expect(first).toHaveAttribute('data-square', 'k1')
  await page.reload()
  await play.ready()
  await expect(first).toHaveAttribute('data-square', 'k1')
  for (const name of ['Brett drehen', 'Koordinaten zeigen', 'Töne']) {
    await expect(play.button(name)).toHaveAttribute('aria-pressed', 'true')
  }
})

test('the question mark lists the keys', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin('/de/ringbreak')
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'Tasten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Tasten' })).toBeHidden()
})
