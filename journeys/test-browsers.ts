// The browser of a worker, and its contexts: each is what a person's browser is, with cookies and a
// storage of its own. A context is emptied and used again, because a process that has loaded an app
// once loads it again in half the time.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>

interface UsedContext {
  readonly browser: Browser
  readonly options: string
  /** Open as long as the context is, so that its process lives on. */
  readonly keeper: Page
  /** Something outlives the pages of the context, such as a moved clock. */
  isChanged: boolean
}

const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // A process less to talk to for every frame.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A fake camera with a moving image; requires `context.grantPermissions(['camera'])`.
  '--use-fake-device-for-media-stream',
]

const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** Chromium without what a window needs. Starts and paints faster. */
const headlessShellPath = process.env['CHROMIUM_HEADLESS_SHELL'] ?? chromiumPath

const openBrowsers = new Map<string, Browser>()

/** Stays open until the worker ends. */
export async function openBrowserOfWorker(needsChromium: boolean): Promise<Browser> {
  const executablePath = needsChromium ? chromiumPath : headlessShellPath
  const open = openBrowsers.get(executablePath)
  if (open?.isConnected() === true) return open
  const browser = await chromium.launch({ executablePath, args: [...browserFlags] })
  openBrowsers.set(executablePath, browser)
  return browser
}

/** A browser with a persistent profile in this folder. The caller closes it. */
export function openBrowserWithProfile(
  folder: string,
  options: ContextOptions,
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...options,
    executablePath: chromiumPath,
    args: [...browserFlags],
  })
}

/** More are closed, the oldest first. */
const maxIdleContexts = 6
let idleContexts: readonly BrowserContext[] = []
const usedContexts = new WeakMap<BrowserContext, UsedContext>()

/** Returns an empty context. `prepare` runs once for each that is made. */
export async function takeContext(
  browser: Browser,
  options: ContextOptions,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<BrowserContext> {
  const wanted = JSON.stringify(options)
  const found = idleContexts.findLast((context) => {
    const use = usedContexts.get(context)
    return use?.browser === browser && use.options === wanted
  })
  if (found) {
    idleContexts = idleContexts.filter((context) => context !== found)
    return found
  }
  const context = await browser.newContext(options)
  await prepare(context)
  const use = { browser, options: wanted, keeper: await context.newPage(), isChanged: false }
  usedContexts.set(context, use)
  noteChanges(context, () => (use.isChanged = true))
  return context
}

/** Ends what the pages of a context do, and keeps it for the next test, or closes it. */
export async function giveBack(context: BrowserContext, origin: string): Promise<void> {
  const use = usedContexts.get(context)
  if (use === undefined || use.isChanged || use.keeper.isClosed()) return context.close()
  await Promise.all(pagesOf(context).map((page) => page.close()))
  const devTools = await context.newCDPSession(use.keeper)
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devTools.detach()
  await context.clearCookies()
  idleContexts = [...idleContexts, context]
  const surplus = idleContexts.slice(0, -maxIdleContexts)
  idleContexts = idleContexts.slice(-maxIdleContexts)
  await Promise.all(surplus.map((old) => old.close()))
}

/** Without the one that keeps the process. */
export function pagesOf(context: BrowserContext): readonly Page[] {
  const keeper = usedContexts.get(context)?.keeper
  return context.pages().filter((page) => page !== keeper)
}

const lastingCalls = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'setExtraHTTPHeaders',
  'setOffline',
] as const satisfies ReadonlyArray<keyof BrowserContext>
const clockCalls = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const

function noteChanges(context: BrowserContext, note: () => void): void {
  noteCalls(context, lastingCalls, note)
  noteCalls(context.clock, clockCalls, note)
}

function noteCalls<Target extends object>(
  target: Target,
  names: ReadonlyArray<keyof Target>,
  note: () => void,
): void {
  for (const name of names) {
    const call = target[name] as (...values: unknown[]) => unknown
    Reflect.set(target, name, (...values: unknown[]) => {
      note()
      return call.apply(target, values)
    })
  }
}
