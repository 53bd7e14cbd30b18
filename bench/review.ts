// The review queue: from the key that accepts a document until the next one is painted.
import { chromium, type Browser, type Page } from 'playwright-core'
import { demoData, demoPassword } from '#apps/demo/seed/demo-data.ts'
import { findChromium } from '#tools/test/chromium.ts'
import { secondPressMs } from '#ui/display/second-press.ts'
import { median, quantile, toRow, type Section } from './ratios.ts'
import { startServer, type Server } from './stage/server.ts'
import type { Stage } from './stage/stage.ts'

const flags = ['--headless', '--no-sandbox', '--disable-gpu']
const size = { width: 1280, height: 900 }
const decisions = 20
/** A person looks at each document at least so long. */
const lookMs = 1000
/** spec: review#speed */
const targetMs = 200

declare global {
  interface Window {
    /** Milliseconds from the key to the end of the frame that shows the next document. */
    untilNext: Promise<number>
  }
}

export async function benchReview(stage: Stage): Promise<Section> {
  const executablePath = findChromium()
  const title = `Review queue: from a decision to the next document, painted (limit: ${targetMs} ms)`
  if (executablePath === undefined) return { title, rows: [], notes: ['no Chromium here'] }
  const server = await startServer(stage, { hasCaseload: true })
  const browser = await chromium.launch({ executablePath, args: flags })
  try {
    const times = await review(browser, server)
    const row = (what: string, milliseconds: number) =>
      toRow({ what, unit: 'ms', better: 'less', ours: [milliseconds], limit: [targetMs] })
    return {
      title,
      rows: [
        row(`${times.length} decisions, median`, median(times)),
        row('  slowest tenth', quantile(times, 0.9)),
        row('  slowest', Math.max(...times)),
      ],
      notes: [`PDFs and photos of the demo; each is looked at for ${lookMs} ms`],
    }
  } finally {
    await browser.close()
  }
}

async function review(browser: Browser, server: Server): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: size, baseURL: server.address })
  await logIn(page, server)
  await page.goto('/workspace/review')
  const times: number[] = []
  while (times.length < decisions) {
    await page.locator('article:not([data-ahead]) :is(canvas, img, svg)').first().waitFor()
    await page.waitForTimeout(lookMs)
    await page.evaluate(watchNext)
    await page.keyboard.press('a')
    // A course certificate asks for its day first.
    if ((await page.getByRole('button', { name: 'Accept the certificate' }).count()) > 0) {
      await page.keyboard.press('Escape')
      await page.keyboard.press('j')
      await page.evaluate(() => window.untilNext)
    } else {
      times.push(await page.evaluate(() => window.untilNext))
    }
  }
  return times
}

async function logIn(page: Page, server: Server): Promise<void> {
  const email = demoData.firms[0]?.staff.find(({ role }) => role === 'paralegal')?.email ?? ''
  await page.goto('/workspace/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  const response = await fetch(`${server.address}/outbox/authenticator-codes`)
  const { codes } = (await response.json()) as {
    readonly codes: ReadonlyArray<{ readonly email: string; readonly code: string }>
  }
  const code = codes.find((each) => each.email === email)?.code ?? ''
  await page.getByLabel('Code from your authenticator app').fill(code)
  await page.waitForTimeout(secondPressMs)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('navigation', { name: 'Workspace' }).waitFor()
}

/** Runs in the page. */
function watchNext(): void {
  const find = () => document.querySelector('article:not([data-ahead])')
  const before = find()
  const isDrawn = (canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    return canvas
      .getContext('2d')
      ?.getImageData(0, 0, width, Math.min(height, 400))
      .data.some((value) => value > 0 && value < 255)
  }
  const isPainted = (article: Element) => {
    const picture = article.querySelector('canvas, img, svg[role=img]')
    if (picture instanceof HTMLCanvasElement) return isDrawn(picture) === true
    return picture instanceof HTMLImageElement ? picture.complete : picture !== null
  }
  window.untilNext = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = () => {
          const article = find()
          if (article === null || article === before || !isPainted(article)) {
            requestAnimationFrame(look)
            return
          }
          // A message posted in a frame arrives after its paint.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => {
            port1.close()
            resolve(performance.now() - timeStamp)
          })
          port1.start()
          port2.postMessage(undefined)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}
