import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixture.js'
import { PlayPage } from './play/playPage.js'

/** Bytes of script, compressed, that the page may load besides the engine's worker. */
const SCRIPT_BUDGET = 120_000

const SIZES = [
  [320, 568],
  [568, 320],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
] as const

async function expectFits(page: Page): Promise<void> {
  const { sideways, board } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const box = document.querySelector('[role=grid]')!.getBoundingClientRect()
    return {
      sideways: scrollWidth - clientWidth,
      board: { left: box.left, right: clientWidth - box.right, skew: Math.abs(box.width - box.height) },
    }
  })
  expect(sideways).toBeLessThanOrEqual(0)
  expect(Math.min(board.left, board.right)).toBeGreaterThanOrEqual(0)
  expect(board.skew).toBeLessThan(1)
}

const expectAccessible = async (page: Page): Promise<void> => {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

for (const [width, height] of SIZES) {
  test(`fits ${width} x ${height}, before, in and after a game`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const play = new PlayPage(page)
    await play.open('/de/ringbreak')
    await expectFits(page)
    await play.choose(/^Leicht/)
    await play.answered()
    await expectFits(page)
    await play.button('Partie aufgeben').click()
    await expectFits(page)
    await play.button('Aufgeben').click()
    await expect(play.status).toContainText('Du hast verloren')
    await expectFits(page)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing before, in and after a game, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const play = new PlayPage(page)
    await play.open()
    await expectAccessible(page)
    await play.choose(/^Easy/)
    await play.answered()
    await play.moveOnce()
    await play.answered()
    await expectAccessible(page)
    await play.button('One move back').click()
    await page.keyboard.press('?')
    await expectAccessible(page)
    await play.button('Give the game up').click()
    await expectAccessible(page)
    await play.button('Give up').click()
    await play.button('Analyse the position').click()
    await expectAccessible(page)
  })
}

test('nothing on the page shifts while a game is played', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const play = new PlayPage(page)
  await play.begin()
  await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0))
  await play.moveOnce()
  await play.answered()
  await play.moveOnce()
  await play.answered()
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('the script of the page keeps its budget', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('worker')) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    }
  })
  const play = new PlayPage(page)
  await play.begin()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

test('a running game asks nobody for anything', async ({ page }) => {
  const play = new PlayPage(page)
  await play.begin()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await play.moveOnce()
  await play.answered()
  await play.moveOnce()
  await play.answered()
  expect(requests).toEqual([])
})
