// The running program, opened once per file and always closed after it, and the browser of the worker.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import {
  giveBack,
  openBrowserOfWorker,
  openBrowserWithProfile,
  pagesOf,
  takeContext,
} from './test-browsers.ts'
import { startProgram, stepMs, type Program } from './test-program.ts'
import { collectTroubles, keepLastSight, separatePresses } from './test-screen.ts'
import type { ScreenSize } from './test-sizes.ts'

/** Of Hollis & Reyes Law. */
const demoAttorney = 'dana.reyes@hollisreyes.example'

export interface Stage extends Omit<Program, 'stop'> {
  /** Runs a command as the attorney of the first firm of the demo. */
  readonly asAttorney: Program['firm']
  /**
   * A page in a new browser; narrow sizes emulate a phone. Closes after the test, or with 'stays'
   * after the last one.
   */
  readonly openBrowser: (size: ScreenSize, life?: 'stays') => Promise<Page>
  /**
   * A browser with a persistent profile in this folder, so that it can be restarted. The journey
   * closes it.
   */
  readonly openProfile: (folder: string, size: ScreenSize) => Promise<BrowserContext>
}

const phoneWidth = 768

export interface StageOptions {
  /** Runs after earlier stages have opened. */
  readonly settings?: () => Readonly<Record<string, string>>
  /** Starts another program than the demo. */
  readonly start?: (settings: Readonly<Record<string, string>>) => Promise<Program>
  /** For what the headless shell lacks: a camera. */
  readonly needsChromium?: boolean
}

/**
 * Opens the stage for the tests of this file (or `describe`). Read its properties inside the tests.
 */
export function openStage({
  settings = () => ({}),
  start = startProgram,
  needsChromium = false,
}: StageOptions = {}): Stage {
  let program: Program | undefined
  let browser: Browser | undefined
  let used: readonly BrowserContext[] = []
  const staying = new Set<BrowserContext>()

  beforeAll(async () => {
    ;[program, browser] = await Promise.all([start(settings()), openBrowserOfWorker(needsChromium)])
  })
  const leave = (contexts: readonly BrowserContext[]) =>
    Promise.all(contexts.map((context) => giveBack(context, running().address)))
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepLastSight(task.name, used.flatMap(pagesOf))
    await leave(used.filter((context) => !staying.has(context)))
    used = used.filter((context) => staying.has(context))
  })
  afterAll(async () => {
    await leave(used)
    await program?.stop()
  })

  const running = (): Program => {
    if (program === undefined) throw new Error('The stage is not open yet')
    return program
  }
  return {
    get address() {
      return running().address
    },
    get invitation() {
      return running().invitation
    },
    outboxCode: (recipient) => running().outboxCode(recipient),
    outboxWords: (recipient, pattern) => running().outboxWords(recipient, pattern),
    authenticatorCode: (email) => running().authenticatorCode(email),
    firm: (...words) => running().firm(...words),
    asAttorney: (...words) => running().firm(...words, '--staff', demoAttorney),
    moveClock: (milliseconds) => running().moveClock(milliseconds),
    async openBrowser({ width, height, colorScheme = 'light' }, life) {
      if (browser === undefined) throw new Error('The stage is not open yet')
      const context = await takeContext(
        browser,
        toBrowserOptions(running(), { width, height, colorScheme }),
        async (made) => {
          made.setDefaultTimeout(stepMs)
          await collectTroubles(made)
        },
      )
      used = [...used, context]
      if (life === 'stays') staying.add(context)
      const page = await context.newPage()
      // Playwright intercepts file choosers only after the first listener was added, and then with
      // a delay. So a listener is added early.
      page.on('filechooser', () => undefined)
      return page
    },
    async openProfile(folder, size) {
      const context = await openBrowserWithProfile(folder, toBrowserOptions(running(), size))
      context.setDefaultTimeout(stepMs)
      await separatePresses(context)
      return context
    },
  }
}

function toBrowserOptions(
  { address }: Program,
  { width, height, colorScheme = 'light' }: ScreenSize,
) {
  const isPhone = width < phoneWidth
  return {
    baseURL: address,
    viewport: { width, height },
    colorScheme,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  }
}
