// `npm run dev` serves both apps from their sources, with all packages of their pages.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { arriveAt } from './test-people.ts'
import { copyDemo } from './test-demo.ts'
import type { Program } from './test-program.ts'
import { freePort } from './test-program.setup.ts'
import { checkScreen } from './test-screen.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const ports = await freePorts(['PORT', 'DEV_PORTAL_PORT', 'DEV_WORKSPACE_PORT'])

const stage = openStage({ settings: () => ports, start: startDevelopment })

test('both apps open at the printed address, and packages that load later are there', async () => {
  expect(stage.address).toBe(`http://localhost:${ports['DEV_PORTAL_PORT']}`)
  const portal = await stage.openBrowser(computer)
  await portal.goto('/login')
  await arriveAt(portal, 'Welcome Back')
  await load(portal, '/', 'features/questionnaire/portal/form/SchemaForm.tsx')
  await checkScreen(portal, '950-dev-portal')

  const workspace = await stage.openBrowser(computer)
  await workspace.goto('/workspace/')
  await arriveAt(workspace, 'Log in')
  await load(workspace, '/workspace/', 'features/clients/workspace/list/rows/ClientTable.tsx')
  await checkScreen(workspace, '951-dev-workspace')
})

/** Loads a module with its packages, as a page that needs it would do later. */
async function load(page: Page, base: string, path: string): Promise<void> {
  const address = `${base}@fs${root}${path}`
  // As a string, because Vitest would change the import of a function.
  const names = await page.evaluate(`import('${address}').then(Object.keys)`)
  expect(names).not.toEqual([])
}

async function freePorts(names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const taken = [...inject('seededDemo').ports]
  for (const _ of names) taken.push(await freePort(taken))
  const chosen = taken.slice(-names.length)
  return Object.fromEntries(names.map((name, index) => [name, String(chosen[index])]))
}

async function startDevelopment(settings: Readonly<Record<string, string>>): Promise<Program> {
  const copy = await copyDemo(Number(settings['DEV_PORTAL_PORT']))
  const child = spawn(process.execPath, ['tools/setup.mjs', 'dev'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DEMO_CASELOAD: '0', ...copy.settings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopWithMe = () => child.kill('SIGTERM')
  process.once('exit', stopWithMe)
  const ended = once(child, 'exit')
  const stop = async () => {
    process.off('exit', stopWithMe)
    child.kill('SIGTERM')
    await ended
    await copy.remove()
  }
  try {
    const address = await readAddress(child)
    return { ...withoutPeople, address, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text.toString()
      const [, address] = /Portal\s+(\S+)\s/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) =>
      reject(new Error(`npm run dev ended with ${code} before it was open:\n${output}`)),
    )
  })
}

const notNeeded = () => Promise.reject(new Error('No test here logs in'))
const withoutPeople: Omit<Program, 'address' | 'stop'> = {
  invitation: '',
  outboxCode: notNeeded,
  outboxWords: notNeeded,
  authenticatorCode: notNeeded,
  firm: notNeeded,
  moveClock: notNeeded,
}
