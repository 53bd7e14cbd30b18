import type { Locator, Page } from 'playwright-core'

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })
export const bellSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('link', { name: words, exact: true }).waitFor()

/** Runs with the page's clock paused, so that no toast expires before the test waits for it. */
export async function whilePaused(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await act()
  await page.clock.resume()
}

/**
 * Advances to the next poll and waits for the news. Waits for each response, because a toast would
 * expire at the next step of the clock.
 */
export async function untilNews(page: Page, arrived: Locator): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await page.clock.fastForward(19_000)
    const isThere = await arrived.waitFor({ timeout: 8000 }).then(
      () => true,
      () => false,
    )
    if (isThere) return
  }
  throw new Error('The news did not arrive')
}
