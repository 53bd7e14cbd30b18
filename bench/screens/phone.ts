// A phone in the hand of somebody: a narrow page with a slow processor, and how long a press on it takes to be answered on the screen.
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core'

declare global {
  interface Window {
    /** Milliseconds from the press to the end of the frame that shows what was waited for. */
    untilPainted: Promise<number>
  }
}

export interface Phone {
  readonly page: Page
  /** Milliseconds from the press to the end of the first frame with a new element that fits this selector. The processor is slow only for so long. */
  readonly press: (control: Locator, shows: string) => Promise<number>
}

export const slowedDown = 4
const size = { width: 390, height: 844 }
const patienceMs = 60_000

export async function openPhone(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
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
  const { x, y } = await control.evaluate(watch, { shows, patienceMs })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedDown })
  await page.touchscreen.tap(x, y)
  const milliseconds = await page.evaluate(() => window.untilPainted)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return milliseconds
}

/** In the page: brings the control into sight, says where it is, and begins to wait for a press and for what it shows. */
function watch(
  control: Element,
  { shows, patienceMs: longest }: { readonly shows: string; readonly patienceMs: number },
): { readonly x: number; readonly y: number } {
  // Below the middle stands the bar at the foot of the screen.
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
            // What is posted in a frame comes after it was painted.
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
  // Whoever asks for it is told; until then nobody listens.
  window.untilPainted.catch(() => undefined)
  const { left, top, width, height } = control.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
