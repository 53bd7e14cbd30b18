import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const logFile = '.cache/logs/chromium.log'

/** Returns a browser's path. Installs Debian's package if needed. Undefined if that fails. */
export function findChromium(): string | undefined {
  const browser = candidates().find(canRun)
  if (browser || !mayInstall()) return browser
  console.log('No Chromium here: installing the package chromium with apt-get …')
  const started = performance.now()
  const isInstalled = installWithApt()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    isInstalled
      ? `Chromium is installed (${seconds} s).`
      : `apt-get could not install it (${seconds} s); what it said is in ${logFile}.`,
  )
  return candidates().find(canRun)
}

function candidates(): string[] {
  const configured = process.env['CHROMIUM']
  if (configured) return [configured]
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = ['/usr/bin', ...folders].flatMap((folder) =>
    names.map((name) => join(folder, name)),
  )
  return [chromium.executablePath(), ...onPath, ...elsewhere].filter(
    (path) => path !== '' && existsSync(path),
  )
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
  const install = apt('install', '--no-install-recommends', 'chromium')
  mkdirSync('.cache/logs', { recursive: true })
  writeFileSync(logFile, `${update.said}\n${install.said}`)
  return install.status === 0
}
