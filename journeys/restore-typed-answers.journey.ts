// A tab is killed offline and the browser restarts: the same client gets the text back, it is sent
// once, and no other account sees or deletes it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOperation } from './test-answers.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, logOut, person } from './test-people.ts'
import {
  readCaseId,
  firmSendsBack,
  openQuestion,
  openQuestionnaire,
  openSection,
} from './test-questionnaire.ts'
import { readDrafts, readStorage } from './test-session.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const saving = 'SaveQuestionnaireSectionData'
const dayAndOneHourMs = 25 * 3_600_000

/** The profile folder of the browser that both spouses use. */
let folder: string
let browser: BrowserContext
let question: string
/** Every save request since the browser was started. */
let saves: SaveVariables[]
/** Marcus's text in the killed tab. */
let typed: SaveVariables

interface SaveVariables {
  readonly data: string
  readonly writer: string
  readonly sequence: number
  readonly baseRevision: number
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-profile-'))
  await startBrowser()
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
})

async function startBrowser(): Promise<void> {
  saves = []
  browser = await stage.openProfile(folder, computer)
  browser.on('request', (request) => saves.push(...savesIn(request)))
}

function savesIn(request: Request): readonly SaveVariables[] {
  if (!request.url().endsWith('/graphql/')) return []
  const { operationName, variables } = (request.postDataJSON() ?? {}) as {
    readonly operationName?: string
    readonly variables: SaveVariables
  }
  return operationName === saving ? [variables] : []
}

async function refuseSaves(route: Route): Promise<void> {
  if (savesIn(route.request()).length > 0) await route.abort()
  else await route.fallback()
}

const people = (page: Page) => page.getByLabel('People in your household')

/** Types an answer and waits until the storage of the origin has one record. */
async function typeAndKeep(page: Page, count: string): Promise<void> {
  await people(page).fill(count)
  await expect.poll(async () => (await readDrafts(page)).length).toBe(1)
}

/** Kills the tab without any event, as the system does when it needs memory. */
async function killTab(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

test('text typed offline stays on the device when the tab is killed and the browser ends', async () => {
  const page = await browser.newPage()
  await enter(stage, page, person('marcus'), '/login')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('daybreak.case')))
    .not.toBeNull()
  await firmSendsBack(
    stage,
    await readCaseId(page),
    'personalInformation',
    'Please look at your household again.',
  )
  await openQuestionnaire(page)
  await openSection(page, 'Personal Information')
  await openQuestion(page, 'Household Size', 'Household')
  await expect.poll(() => people(page).inputValue()).toBe('4')
  question = page.url()
  await browser.setOffline(true)
  const tried = page.waitForRequest((request) => savesIn(request).length > 0)
  await typeAndKeep(page, '7')
  const [variables] = savesIn(await tried)
  if (!variables) throw new Error('Nothing was sent')
  typed = variables
  await killTab(page)
  await browser.close()
})

test('the spouse on the same computer neither sees nor sends the text, and her logout does not delete it', async () => {
  await startBrowser()
  const page = await browser.newPage()
  await enter(stage, page, person('elena'), '/login')
  await page.goto(question)
  await expect.poll(() => people(page).inputValue()).toBe('4')
  expect((await readDrafts(page)).length).toBe(1)
  await logOut(page)
  expect((await readDrafts(page)).length).toBe(1)
  expect(saves).toEqual([])
  await page.close()
})

test('the same client gets the text back, and exactly one of two restored tabs sends it unchanged', async () => {
  const page = await browser.newPage()
  await browser.route('**/graphql/', refuseSaves)
  const tried = page.waitForRequest((request) => savesIn(request).length > 0)
  await enter(stage, page, person('marcus'), '/login')
  // The answer is sent from any page of the case.
  expect(savesIn(await tried)).toEqual([typed])
  await killTab(page)
  await browser.unroute('**/graphql/', refuseSaves)

  saves = []
  const saved = browser.waitForEvent('response', (response) => findOperation(response) === saving)
  const tabs = [await browser.newPage(), await browser.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(question)))
  expect((await saved).status()).toBe(200)
  await Promise.all(tabs.map((tab) => people(tab).waitFor()))
  expect(saves).toEqual([typed])
  for (const tab of tabs) {
    await expect.poll(() => readDrafts(tab)).toEqual([])
    await tab.reload()
    await expect.poll(() => people(tab).inputValue()).toBe('7')
  }
  expect(saves).toEqual([typed])
  await tabs[1]?.close()
})

test('the text is deleted after 25 hours and after logging out', async () => {
  const [before] = browser.pages().filter((page) => page.url() === question)
  if (!before) throw new Error('The tab of before is gone')
  await browser.route('**/graphql/', refuseSaves)
  await typeAndKeep(before, '8')
  await killTab(before)
  await stage.moveClock(dayAndOneHourMs)
  const page = await browser.newPage()
  await page.clock.install({ time: Date.now() + dayAndOneHourMs })
  saves = []
  await enter(stage, page, person('marcus'), '/login')
  await page.goto(question)
  await expect.poll(() => people(page).inputValue()).toBe('7')
  expect([await readDrafts(page), saves]).toEqual([[], []])

  await typeAndKeep(page, '9')
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out anyway' }).click()
  await arriveAt(page, 'Welcome Back')
  expect([await readDrafts(page), await readStorage(page)]).toEqual([[], []])
})
