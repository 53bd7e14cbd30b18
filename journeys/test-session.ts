import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import type { UnsentRecord } from '#ui/mirror/unsent-records.ts'
import { arriveAt } from './test-people.ts'
import { forgiveAlways } from './test-screen.ts'
import type { Stage } from './test-stage.ts'

const minutes = 60_000
/** The typed reason for deactivating a case. */
export const reason = 'Zanzibar: my sister will pay for another attorney.'

/**
 * Must not be in the storage of a tab or of the origin in any encoding; long enough not to occur in
 * sealed text by chance.
 */
const canaries = [
  'Zanzibar',
  'another attorney',
  'amir.rahimi',
  'tomas.berg',
  'Northgate',
  'Hollis & Reyes',
  'Chapter 13',
  '24-31877',
  'Marigold',
  'deactivate',
]

export const readStorage = (page: Page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }) as Array<[string, string]>)

/** Returns the records of all accounts in the origin's storage. */
export function readUnsent(
  page: Page,
  database: 'daybreak' | 'daybreak-workspace' = 'daybreak',
): Promise<readonly UnsentRecord[]> {
  return page.evaluate(async (wanted) => {
    // Opening a missing database would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === wanted)) return []
    return new Promise<UnsentRecord[]>((resolve, reject) => {
      const opening = indexedDB.open(wanted)
      opening.addEventListener('error', () => reject(new Error('IndexedDB did not open')))
      opening.addEventListener('success', () => {
        const reading = opening.result
          .transaction('unsent')
          .objectStore('unsent')
          .getAll() as IDBRequest<UnsentRecord[]>
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(reading.result)
        })
      })
    })
  }, database)
}
export const readForms = async (page: Page) =>
  (await readUnsent(page)).filter(({ kind }) => kind === 'forms')
export const readDrafts = async (page: Page) =>
  (await readUnsent(page)).filter(({ kind }) => kind === 'drafts')

/**
 * Checks that no known text is readable in the storage of this tab and of the origin, even after
 * decoding base64.
 */
export async function expectNothingReadable(page: Page): Promise<void> {
  const unsent = (await readUnsent(page)).flatMap((record) =>
    Object.entries(record).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const entries = await readStorage(page)
  const text = [...entries, ...unsent]
    .flatMap(([name, value]) => [name, value, Buffer.from(value, 'base64').toString('latin1')])
    .join('\n')
    .toLowerCase()
  for (const canary of canaries)
    expect(text, `${canary} in the storage`).not.toContain(canary.toLowerCase())
  const open = entries.filter(([name]) => !name.startsWith('daybreak.mirror.'))
  expect(
    open.every(([name]) =>
      /^daybreak\.(case|case\.visited|origin|saved-path|walked-through|unsent-mark|unsent-writers|why-signed-out)$|^tsr-scroll/.test(
        name,
      ),
    ),
    JSON.stringify(open.map(([name]) => name)),
  ).toBe(true)
}

/**
 * Advances the clocks of the tabs and then of the server, which gives a session longer than the
 * browser does. From then on, refused renewals of tokens are expected.
 */
export async function leaveAlone(stage: Stage, page: Page, forMinutes: number): Promise<void> {
  forgiveAlways(page, renewals)
  await page.clock.fastForward(forMinutes * minutes)
  await stage.moveClock(forMinutes * minutes)
}

/**
 * Tokens are valid for five minutes. The first request after that is refused, and then repeated
 * with new tokens.
 */
export const renewals = /status of 401/

export const stillThere = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you still there?' })
export const timedOut = (page: Page) =>
  page.getByRole('alertdialog', {
    name: 'Your session has timed out due to inactivity',
    exact: true,
  })
export const deactivation = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure you want to deactivate this case?' })

/** Presses the button and waits until the server has the request. */
export async function staySignedIn(page: Page): Promise<void> {
  const response = page.waitForResponse(
    (response) =>
      response.status() === 200 && response.request().headers()['x-activity'] === 'user',
  )
  await stillThere(page).getByRole('button', { name: 'Stay logged in' }).click()
  await response
  await stillThere(page).waitFor({ state: 'detached' })
}

export async function beginToDeactivate(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .filter({ hasText: 'Northgate Legal Group' })
    .getByRole('link', { name: /Go to Case Dashboard/ })
    .click()
  await page.getByRole('link', { name: /^Northgate Legal Group.*case information$/ }).click()
  await arriveAt(page, 'Case Information')
  await page.getByRole('button', { name: 'Deactivate Case' }).click()
  await deactivation(page).getByLabel('Reason').fill(reason)
}

/**
 * Reloads a page that was signed out by another device. Its poll may open the login page at the
 * same time, and the browser then cancels the reload.
 */
export async function reloadSignedOut(page: Page): Promise<void> {
  await page.reload().catch((failure: unknown) => {
    if (!/Not attached to an active page|net::ERR_ABORTED/.test(String(failure))) throw failure
  })
  await arriveAt(page, 'Welcome Back')
}

/** Holds the requests of these operations until `release` is called. */
export async function hold(
  page: Page,
  operationNames: readonly string[],
): Promise<{ readonly release: () => Promise<void> }> {
  const held: Route[] = []
  const keep = async (route: Route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as {
      readonly operationName?: string
    }
    if (operationName !== undefined && operationNames.includes(operationName)) held.push(route)
    else await route.fallback()
  }
  await page.route('**/graphql/', keep)
  return {
    async release() {
      await page.unroute('**/graphql/', keep)
      for (const route of held) await route.continue().catch(() => undefined)
    },
  }
}
