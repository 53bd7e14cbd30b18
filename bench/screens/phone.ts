// A phone: a narrow page with a slow processor, and the time from a press to the screen.
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core'
import { secondPressMs } from '#ui/display/second-press.ts'

declare global {
  interface Window {
    /** Milliseconds from the press to the end of the frame that shows the result. */
    untilPainted: Promise<number>
  }
}

export interface Phone {
  readonly page: Page
  /**
   * Presses the control. Returns the milliseconds until the end of the first frame with a new
   * element for this selector. The processor is slow only during this time.
   */
  readonly press: (control: Locator, shows: string) => Promise<number>
}

export const slowedDown = 4
const size = { width: 390, height: 844 }
const timeoutMs = 60_000

export async function openPhone(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeoutMs)
  await page.setViewportSize(size)
  const devtools = await context.newCDPSession(page)
  return { page, press: (control, shows) => press(page, devtools, control, shows) }
}

async function press(
  page: Page,
  devtools: CDPSession,
  control: Locator,
  shows: string,
): Promise<number> {
  // A new screen, and a button after a press, ignore a press within this time.
  await page.waitForTimeout(secondPressMs)
  const { x, y } = await control.evaluate(watch, { shows, timeoutMs })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  await page.touchscreen.tap(x, y)
  const milliseconds = await page.evaluate(() => window.untilPainted)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return milliseconds
}

/**
 * Runs in the page: scrolls the control into view, returns its position, and waits for a press and
 * its result.
 */
function watch(
  control: Element,
  { shows, timeoutMs: longest }: { readonly shows: string; readonly timeoutMs: number },
): { readonly x: number; readonly y: number } {
  // Scrolls the control to the center, because a bar is at the bottom of the screen.
  control.scrollIntoView({ block: 'center' })
  const before = document.querySelector(shows)
  window.untilPainted = new Promise((resolve, reject) => {
    const giveUp = setTimeout(
      () =>
        reject(
          new Error(
            `Nothing new came after a press on ${location.href}: ${document.querySelector('h1')?.textContent}`,
          ),
        ),
      longest,
    )
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const changes = new MutationObserver(() => {
          const now = document.querySelector(shows)
          if (now === null || now === before) return
          changes.disconnect()
          clearTimeout(giveUp)
          requestAnimationFrame(() => {
            // A message posted in a frame arrives after its paint.
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => {
              port1.close()
              resolve(performance.now() - timeStamp)
            })
            port1.start()
            port2.postMessage(undefined)
          })
        })
        changes.observe(document.body, { childList: true, subtree: true })
      },
      { capture: true, once: true },
    )
  })
  // Callers get the error later. Until then it must not count as an unhandled rejection.
  window.untilPainted.catch(() => undefined)
  const { left, top, width, height } = control.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
