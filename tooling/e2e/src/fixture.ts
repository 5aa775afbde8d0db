import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

/** A test as Playwright's, which fails also when the page logs an error, throws one, or asks our server for something in vain. */
export const test = base.extend<{ soundness: undefined }>({
  soundness: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => {
        faults.push(`error: ${String(error.error())}`)
      })
      context.on('requestfailed', (request) => {
        // What the page itself gave up by going elsewhere is no fault of the server.
        const gaveUp = request.failure()?.errorText === 'net::ERR_ABORTED'
        if (!gaveUp && request.url().startsWith(baseURL ?? '')) faults.push(`failed: ${request.url()}`)
      })
      await use(undefined)
      expect(faults, 'The page reported faults').toEqual([])
    },
    { auto: true },
  ],
})

/** Fails on every serious or critical finding of axe on the page as it is now. */
export async function checkAccessibility(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) }))
  expect(grave).toEqual([])
}

export { expect }
