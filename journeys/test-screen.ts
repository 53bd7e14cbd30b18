// Checks for every screen: no axe violations, no console errors, no sideways scrolling.
import { mkdir } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { secondPressMs } from '#ui/display/second-press.ts'
import { findViolations, listUnexamined } from './test-axe.ts'
import { computer } from './test-sizes.ts'
import { minTargetPx, smallTargets } from './test-targets.ts'

const picturesFolder = new URL('pictures/', import.meta.url).pathname
const troublesOf = new WeakMap<Page, string[]>()
const forgivenOf = new WeakMap<Page, RegExp>()

/** Collects errors, console errors and violations of the content security policy of each page. */
export async function collectTroubles(context: BrowserContext): Promise<void> {
  await context.exposeBinding('reportViolation', ({ page }, violation: string) => {
    troublesOf.get(page)?.push(violation)
  })
  await separatePresses(context)
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const { reportViolation } = window as unknown as {
          readonly reportViolation: (violation: string) => void
        }
        reportViolation(`${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`)
      },
    )
  })
  context.on('page', (page) => {
    const troubles: string[] = []
    troublesOf.set(page, troubles)
    const note = (trouble: string) => {
      if (forgivenOf.get(page)?.test(trouble) !== true) troubles.push(trouble)
    }
    page.on('pageerror', (error) => note(`${error.name}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
    })
  })
}

/** Checks errors, console and policy alone, for a page that axe has seen in another journey. */
export function expectNoTroubles(page: Page): void {
  expect(troublesOf.get(page)).toEqual([])
}

/** Removes expected problems, such as a broken connection. */
export function forgive(page: Page, expected: RegExp): void {
  const troubles = troublesOf.get(page) ?? []
  troubles.splice(0, troubles.length, ...troubles.filter((trouble) => !expected.test(trouble)))
}

/** Ignores expected problems until the end, such as an unstable network. */
export function forgiveAlways(page: Page, expected: RegExp): void {
  forgivenOf.set(page, expected)
}

declare global {
  interface Window {
    /** The clock of durations stands still at this time. */
    stoppedAtMs?: number | undefined
  }
}

/**
 * Buttons ignore a second press, and a new screen ignores any press, for half a second. A person
 * takes longer to read; here the clock of durations skips that time before each press. Dates, timers
 * and polls do not move.
 */
export async function separatePresses(context: BrowserContext): Promise<void> {
  await context.addInitScript((skipMs) => {
    let skippedMs = 0
    let skipping: (() => number) | undefined
    function skip(): void {
      skippedMs += skipMs
      // Also later, when Playwright controls the clocks and has replaced this one.
      if (performance.now === skipping) return
      const elapsedMs = performance.now.bind(performance)
      skipping = () => window.stoppedAtMs ?? elapsedMs() + skippedMs
      performance.now = skipping
    }
    function press(event: Event): void {
      const isPress = !(event instanceof KeyboardEvent) || ['Enter', ' '].includes(event.key)
      if (isPress && window.stoppedAtMs === undefined) skip()
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true)
    Object.assign(window, { skipSecondPress: skip })
  }, secondPressMs)
}

/** Skips half a second, for a press by a key other than Enter and Space. */
export async function skipSecondPress(page: Page): Promise<void> {
  await page.evaluate(() =>
    (window as unknown as { readonly skipSecondPress: () => void }).skipSecondPress(),
  )
}

/** A moment later, runs `act` so fast that nothing in it takes time: for double presses. */
export async function atOnce(page: Page, act: () => Promise<void>): Promise<void> {
  await skipSecondPress(page)
  await page.evaluate(() => (window.stoppedAtMs = performance.now()))
  await act()
  await page.evaluate(() => (window.stoppedAtMs = undefined))
}

/** Checks the current screen, as if a person had read it. With PICTURES=1 it also saves a screenshot. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  await comeToRest(page)
  if (process.env['PICTURES'] === '1') await onOneScreen(page, () => takePicture(page, name))
  expect.soft(await smallTargets(page), `targets under ${minTargetPx} px on ${name}`).toEqual([])
  const unexamined = await listUnexamined(page)
  if (unexamined.length > 0)
    expect.soft(await examine(page, unexamined), `axe on ${name}`).toEqual([])
  expect.soft(troublesOf.get(page), `console and policy on ${name}`).toEqual([])
  expect(await sidewaysPixels(page), `sideways scrolling on ${name}`).toBe(0)
  await skipSecondPress(page)
}

/** Checks a screen of a phone, and how it looks on a computer. */
export async function checkAtBothSizes(page: Page, name: string): Promise<void> {
  await checkScreen(page, name)
  const size = page.viewportSize()
  if (process.env['PICTURES'] === '1' || size === null) return
  await page.setViewportSize(computer)
  await checkScreen(page, name)
  await page.setViewportSize(size)
}

/** Returns a sentence for each violation that axe finds. */
async function examine(page: Page, unexamined: readonly string[]): Promise<readonly string[]> {
  return onOneScreen(page, async () => {
    // A toast covers the page for ten seconds. Then axe may report that covered targets are too
    // small, even if the toast goes away while axe works.
    const wasCovered = await hasToast(page)
    const violations = await findViolations(page, unexamined)
    const isCovered = wasCovered || (await hasToast(page))
    return violations
      .filter(({ id }) => !(isCovered && id === 'target-size'))
      .flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
  })
}

async function hasToast(page: Page): Promise<boolean> {
  const messages = page.getByRole('region', { name: /^(Messages|Mensajes)$/ })
  return (await messages.getByRole('button').count()) > 0
}

/** Returns the pixels by which the page is wider than the window. */
export function sidewaysPixels(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  )
}

/**
 * Waits for animations, which change colors. An animation may start one frame after its element
 * appears.
 */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isEndless = ({ effect }: Animation) =>
      effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    const passing = () =>
      document
        .getAnimations()
        .filter((animation) => animation.playState !== 'finished' && !isEndless(animation))
    do {
      await Promise.all(passing().map(({ finished }) => finished.catch(() => undefined)))
      await nextFrame()
      await nextFrame()
    } while (passing().length > 0)
  })
}

/**
 * Makes the window as high as the page, so that the bottom bar covers nothing that scrolling would
 * uncover.
 */
async function onOneScreen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const size = page.viewportSize()
  if (size === null) return look()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) })
  try {
    return await look()
  } finally {
    await page.setViewportSize(size)
  }
}

const shownLines = 120

/** Saves the last screen of a failed journey in journeys/pictures/. Prints it and its problems. */
export async function keepLastSight(journey: string, pages: readonly Page[]): Promise<void> {
  const name = journey.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 60)
  await mkdir(picturesFolder, { recursive: true })
  for (const [at, page] of pages.entries()) {
    await page
      .screenshot({ path: `${picturesFolder}failed-${name}-${at + 1}.png` })
      .catch(() => undefined)
    const seen = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => 'closed')
    const troubles = (troublesOf.get(page) ?? []).join('\n') || 'no troubles'
    const lines = seen.split('\n').slice(0, shownLines).join('\n')
    console.log(`${page.url()} when '${journey}' failed:\n${troubles}\n${lines}`)
  }
}

/** Saves the visible part or the full page. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await mkdir(picturesFolder, { recursive: true })
  await page.screenshot({
    path: `${picturesFolder}${name}-${width}${isDark ? '-dark' : ''}.png`,
    fullPage,
  })
}
