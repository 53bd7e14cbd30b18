// The lower bound of a screen: a page without scripts saves the same answer, if any, and shows the
// same finished screen.
import type { BrowserContext } from 'playwright-core'
import { readAnswerTime } from './answer-time.ts'
import { openPhone } from './phone.ts'

declare global {
  interface Window {
    /** What the next press shows and saves. */
    nextScreen: { readonly html: string; readonly save: string | undefined }
  }
}

/**
 * The screen that a press leads to: its whole `main`, and the request that saved the answer before
 * it.
 */
export interface Arrival {
  readonly html: string
  readonly save?: string | undefined
}

export interface BarePage {
  readonly show: (
    arrival: Arrival,
  ) => Promise<{ readonly paintedMs: number; readonly savedMs: number | undefined }>
}

/** `first` is the portal's HTML before the first press. */
export async function openBarePage(
  context: BrowserContext,
  address: string,
  first: string,
): Promise<BarePage> {
  const { page, press } = await openPhone(context)
  await page.goto(address)
  await page.evaluate(begin, first)
  const saves: Array<Promise<number>> = []
  page.on('request', (request) => {
    if (request.method() === 'POST') saves.push(readAnswerTime(request))
  })
  return {
    async show({ html, save }) {
      saves.length = 0
      await page.evaluate(
        (next) => {
          window.nextScreen = next
        },
        { html, save },
      )
      const paintedMs = await press(page.locator('main h1').first(), 'main')
      return { paintedMs, savedMs: await saves[0] }
    },
  }
}

function begin(first: string): void {
  const root = document.getElementById('root')
  if (root) root.innerHTML = first
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      void go(window.nextScreen)
    },
    { capture: true },
  )

  async function go({ html, save }: Window['nextScreen']): Promise<void> {
    if (save !== undefined) await (await fetch('/', { method: 'POST', body: save })).json()
    const main = document.querySelector('main')
    if (main) main.outerHTML = html
    scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
}
