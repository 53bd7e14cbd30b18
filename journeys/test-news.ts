// What journeys about news share: the toasts, the bell, and the time until the next poll.
import type { Locator, Page } from 'playwright-core'

export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })
export const bellSays = (page: Page, words: string): Promise<void> =>
  page.getByRole('link', { name: words, exact: true }).waitFor()

/** Runs while the clock of the page is paused: what it causes is not polled, shown and over before it is waited for. */
export async function whilePaused(page: Page, act: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await act()
  await page.clock.resume()
}

/**
 * Lets the time of the next poll come; the news may still be on its way to the server's memory. The answer has time to come:
 * a toast that is shown meanwhile would be over at the next step of the clock.
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
