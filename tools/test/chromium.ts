import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

export interface BrowserSettings {
  readonly CHROMIUM: string
  /** Chromium without what a window needs: it starts and paints faster. */
  readonly CHROMIUM_HEADLESS_SHELL: string
}

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const packages = ['chromium', 'chromium-headless-shell']
const logFile = '.cache/logs/chromium.log'

/** Environment variables with the paths of the browsers. Undefined without Chromium. */
export function findBrowsers(): BrowserSettings | undefined {
  const CHROMIUM = findChromium()
  if (CHROMIUM === undefined) return undefined
  const shell = process.env['CHROMIUM'] === undefined ? find(shellNames) : undefined
  return { CHROMIUM, CHROMIUM_HEADLESS_SHELL: shell ?? CHROMIUM }
}

/** Returns the path of Chromium. On Debian, installs missing packages. */
export function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM']
  if (configured !== undefined) return find([], [configured])
  if (mayInstall() && [names, shellNames].some((some) => find(some) === undefined)) install()
  return find(names, [chromium.executablePath(), ...elsewhere])
}

function install(): void {
  console.log('Installing Chromium with apt-get …')
  const started = performance.now()
  const isInstalled = installWithApt()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    isInstalled
      ? `Chromium is installed (${seconds} s).`
      : `apt-get could not install it (${seconds} s); what it said is in ${logFile}.`,
  )
}

function find(programs: readonly string[], others: readonly string[] = []): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = ['/usr/bin', ...folders].flatMap((folder) =>
    programs.map((name) => join(folder, name)),
  )
  return [...onPath, ...others].find((path) => existsSync(path) && canRun(path))
}

/**
 * True if the program runs. Some systems ship a stub of that name that only points to another
 * installer.
 */
function canRun(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0
}

function mayInstall(): boolean {
  return (
    process.env['CHROMIUM'] === undefined &&
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version') &&
    existsSync('/usr/bin/apt-get')
  )
}

function installWithApt(): boolean {
  const apt = (...args: string[]): { readonly status: number | null; readonly said: string } => {
    const { status, stdout, stderr } = spawnSync('apt-get', ['-q', '-y', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
    return { status, said: `${stdout}${stderr}` }
  }
  const update = apt('update')
  const install = apt('install', '--no-install-recommends', ...packages)
  mkdirSync('.cache/logs', { recursive: true })
  writeFileSync(logFile, `${update.said}\n${install.said}`)
  return install.status === 0
}
