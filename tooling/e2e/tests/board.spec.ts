import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test'

/** The element as it is published, on an empty page: no site, no rules. */
const ELEMENT = fileURLToPath(
  new URL('../../../packages/board/dist/ringbreak-hnefatafl-board.js', import.meta.url),
)
const START = '/3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/ a'
const TARGETS = 'd1-d2 d1-d3 d1-d4 d1-c1 d1-b1 e1-e2 e1-e3 e1-e4 a4-b4 a4-c4 a4-d4'

test.use({ viewport: { width: 700, height: 700 }, hasTouch: true })

async function show(page: Page, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = Object.entries({ position: START, targets: TARGETS, coordinates: '', ...attributes })
  await page.setContent(`<!doctype html><html lang="en"><title>Board</title><body style="margin: 20px"><main>
    <button>before</button>
    <ringbreak-hnefatafl-board ${all.map(([name, value]) => `${name}="${value}"`).join(' ')}></ringbreak-hnefatafl-board>
    <button>after</button></main>`)
  await page.evaluate(() => {
    addEventListener('ringbreak-move', (event) => {
      const { move } = (event as CustomEvent<{ move: string }>).detail
      document.body.dataset['moves'] = [document.body.dataset['moves'], move].filter(Boolean).join(' ')
    })
  })
  await page.addScriptTag({ path: ELEMENT, type: 'module' })
  await expect(page.getByRole('gridcell')).toHaveCount(121)
}

const square = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${name},`) })

const expectMoves = (page: Page, moves: string): Promise<void> =>
  expect(page.locator('body')).toHaveAttribute('data-moves', moves)

/** Nothing was emitted and nothing is taken up: whatever is done next starts afresh. */
async function expectNothing(page: Page): Promise<void> {
  await expect(page.locator('[aria-selected=true]')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveAttribute('data-moves')
}

interface Place {
  readonly x: number
  readonly y: number
}

async function middle(page: Page, name: string): Promise<Place> {
  const box = await square(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not on the page`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses on the first place and leads the mouse along the others, without letting go. */
async function lead(page: Page, places: readonly Place[]): Promise<void> {
  const [first, ...rest] = places
  await page.mouse.move(first!.x, first!.y)
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 })
}

const places = (page: Page, ...names: readonly string[]): Promise<readonly Place[]> =>
  Promise.all(names.map((name) => middle(page, name)))

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'

async function fingers(
  page: Page,
): Promise<(type: TouchType, touches: readonly Place[]) => Promise<unknown>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  return (type, touches) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touches.map(({ x, y }, id) => ({ x, y, id })),
    })
}

test.describe('tapping', () => {
  test('a man and then a target moves, by mouse and by touch', async ({ page }) => {
    await show(page)
    await square(page, 'd1').click()
    await expect(square(page, 'd1')).toHaveAttribute('aria-selected', 'true')
    await square(page, 'd3').click()
    await square(page, 'e1').tap()
    await square(page, 'e4').tap()
    await expectMoves(page, 'd1-d3 e1-e4')
  })

  test('another man changes over; the same man and a free square give up', async ({ page }) => {
    await show(page)
    await square(page, 'd1').click()
    await square(page, 'e1').click()
    await expect(square(page, 'e1')).toHaveAttribute('aria-selected', 'true')
    await square(page, 'e1').click()
    await expectNothing(page)
    await square(page, 'd1').click()
    await square(page, 'h9').click()
    await expectNothing(page)
    await square(page, 'd3').click()
    await expectNothing(page)
  })

  test('with the right button is nothing', async ({ page }) => {
    await show(page)
    await square(page, 'd1').click({ button: 'right' })
    await expectNothing(page)
  })
})

test.describe('dragging', () => {
  test('along the column onto a target moves, by mouse', async ({ page }) => {
    await show(page)
    await lead(page, await places(page, 'd1', 'd4'))
    await page.mouse.up()
    await expectMoves(page, 'd1-d4')
  })

  test('works on a board that is turned', async ({ page }) => {
    await show(page, { flipped: '' })
    const [d1, d4] = await places(page, 'd1', 'd4')
    expect(d4!.y).toBeGreaterThan(d1!.y)
    await lead(page, [d1!, d4!])
    await page.mouse.up()
    await expectMoves(page, 'd1-d4')
  })

  for (const [title, via, end] of [
    ['off the line', ['d2'], 'e2'],
    ['off the line, on a target of another line', ['d2'], 'c1'],
    ['far off the line', ['d3'], 'j9'],
    ['on a square beyond the targets', ['d3'], 'd7'],
    ['back at home', ['d3'], 'd1'],
  ] as const) {
    test(`let go ${title} is no move`, async ({ page }) => {
      await show(page)
      await lead(page, await places(page, 'd1', ...via, end))
      await page.mouse.up()
      await expectNothing(page)
    })
  }

  test('let go outside of the board is no move', async ({ page }) => {
    await show(page)
    const [d1, d2] = await places(page, 'd1', 'd2')
    await lead(page, [d1!, d2!, { x: d1!.x, y: 690 }])
    await page.mouse.up()
    await expectNothing(page)
  })

  test('Escape, another button and a lost pointer give up', async ({ page }) => {
    await show(page)
    const way = await places(page, 'd1', 'd3')
    await lead(page, way)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expectNothing(page)

    await lead(page, way)
    await page.mouse.down({ button: 'right' })
    await page.mouse.up({ button: 'right' })
    await page.mouse.up()
    await expectNothing(page)

    await page.getByRole('grid').evaluate((grid: HTMLElement) => {
      const letGo = ({ pointerId }: PointerEvent): void => {
        grid.releasePointerCapture(pointerId)
      }
      const once = { once: true }
      grid.addEventListener(
        'pointerdown',
        () => {
          grid.addEventListener('pointermove', letGo, once)
        },
        once,
      )
    })
    await lead(page, way)
    await page.mouse.up()
    await expectNothing(page)
  })

  test('a new position in mid-drag gives up', async ({ page }) => {
    await show(page)
    await lead(page, await places(page, 'd1', 'd3'))
    await page.locator('ringbreak-hnefatafl-board').evaluate((board) => {
      board.setAttribute(
        'position',
        '/3ttttt3/11/5t5/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3/ d',
      )
    })
    await page.mouse.up()
    await expectNothing(page)
  })

  test('by finger along the line moves; off the line it does not', async ({ page }) => {
    await show(page)
    const touch = await fingers(page)
    const [d1, d2, d3, e3] = await places(page, 'd1', 'd2', 'd3', 'e3')
    await touch('touchStart', [d1!])
    for (const place of [d2!, d3!, e3!]) await touch('touchMove', [place])
    await touch('touchEnd', [])
    await expectNothing(page)
    await touch('touchStart', [d1!])
    for (const place of [d2!, d3!]) await touch('touchMove', [place])
    await touch('touchEnd', [])
    await expectMoves(page, 'd1-d3')
  })

  test('a second finger, on the board or beside it, and a cancelled touch give up', async ({ page }) => {
    await show(page)
    const touch = await fingers(page)
    const [d1, d2, d3, h7] = await places(page, 'd1', 'd2', 'd3', 'h7')
    for (const second of [h7!, { x: 5, y: 5 }]) {
      await touch('touchStart', [d1!])
      await touch('touchMove', [d2!])
      await touch('touchStart', [d2!, second])
      await touch('touchMove', [d3!, second])
      await touch('touchEnd', [second])
      await touch('touchEnd', [])
      await expectNothing(page)
    }
    await touch('touchStart', [d1!])
    await touch('touchMove', [d2!])
    await touch('touchMove', [d3!])
    await touch('touchCancel', [])
    await expectNothing(page)
  })

  test('takes touches from scrolling only on men that can move', async ({ page }) => {
    await show(page)
    await expect(square(page, 'd1')).toHaveCSS('touch-action', 'none')
    for (const name of ['d4', 'f6', 'h1'])
      await expect(square(page, name)).not.toHaveCSS('touch-action', 'none')
  })
})

test.describe('by keyboard', () => {
  for (const flipped of [false, true]) {
    test(`arrows, Enter and Escape play${flipped ? ' on a board that is turned' : ''}`, async ({ page }) => {
      await show(page, flipped ? { flipped: '' } : {})
      await page.getByRole('button', { name: 'before' }).focus()
      await page.keyboard.press('Tab')
      await expect(square(page, 'f6')).toBeFocused()
      const [towardsA, towards1, away] = flipped
        ? ['ArrowRight', 'ArrowUp', 'ArrowDown']
        : ['ArrowLeft', 'ArrowDown', 'ArrowUp']
      for (const key of [towardsA, towardsA, ...Array<string>(5).fill(towards1)])
        await page.keyboard.press(key)
      await expect(square(page, 'd1')).toBeFocused()
      await expect(square(page, 'd1')).not.toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Enter')
      await expect(square(page, 'd1')).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
      await expectNothing(page)
      await page.keyboard.press('Space')
      await page.keyboard.press(away)
      await page.keyboard.press(away)
      await page.keyboard.press('Enter')
      await expectMoves(page, 'd1-d3')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'after' })).toBeFocused()
    })
  }

  test('is as good as a press by assistive technology', async ({ page }) => {
    await show(page)
    for (const name of ['d1', 'd4'])
      await square(page, name).evaluate((cell) => {
        if (cell instanceof HTMLElement) cell.click()
      })
    await expectMoves(page, 'd1-d4')
  })
})

const AFTER = '/4tttt3/5t5/11/t2t1T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t10/11/5t5/3ttttt3/ d'

/** Plays a move with two captures, and counts what moves in the first frame after it. */
const advance = (page: Page): Promise<number> =>
  page.locator('ringbreak-hnefatafl-board').evaluate(async (board, position) => {
    board.setAttribute('position', position)
    board.setAttribute('last-move', 'd1-d4xf8xk8')
    await new Promise(requestAnimationFrame)
    return document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length
  }, AFTER)

test('a move is spoken, and glides', async ({ page }) => {
  await show(page)
  expect(await advance(page)).toBe(3)
  await expect(page.locator('[aria-live=polite]')).toContainText('Attacker d1 to d4.')
  await expect(page.locator('[aria-live=polite]')).toContainText('Captured: defender f8, attacker k8.')
  await expect(square(page, 'd4')).toHaveAccessibleName(/^d4, attacker/)
})

test('nothing glides where the person prefers reduced motion, or the page does not want it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await show(page)
  expect(await advance(page)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await show(page, { still: '' })
  expect(await advance(page)).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no finding of axe, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await show(page, { threatened: 'f6', 'last-move': 'd2-d1' })
    await square(page, 'd1').click()
    const { violations } = await new AxeBuilder({ page }).include('ringbreak-hnefatafl-board').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  })
}

test('squares are 24 pixels wide on the smallest screen, and nothing is cut', async ({ page }) => {
  await page.setViewportSize({ width: 330, height: 600 })
  await show(page)
  const box = await square(page, 'a1').boundingBox()
  expect(box!.width).toBeGreaterThanOrEqual(24)
  expect(box!.height).toBeGreaterThanOrEqual(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(330)
})

test('speaks German where the page does', async ({ page }) => {
  await show(page, { lang: 'de' })
  await expect(square(page, 'd1')).toHaveAccessibleName('d1, Belagerer, kann ziehen')
})

test('leaves the page with all its listeners and comes back', async ({ page }) => {
  await show(page)
  await page.locator('ringbreak-hnefatafl-board').evaluate((board) => {
    const parent = board.parentElement!
    board.remove()
    parent.append(board)
  })
  await expect(page.getByRole('gridcell')).toHaveCount(121)
  await square(page, 'd1').click()
  await square(page, 'd2').click()
  await expectMoves(page, 'd1-d2')
})

for (const theme of ['light', 'dark'] as const) {
  test(`follows data-theme ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
    await show(page)
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
    await expect(page.locator('.hnefatafl')).toHaveCSS('color-scheme', theme)
  })
}
