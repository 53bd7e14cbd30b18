// A tab is killed without a network, and the browser is started again: the same person finds the words and they are sent, once, and nobody else sees or deletes them.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationOf } from './test-answers.ts'
import { arriveAt, logIn, logOut, person } from './test-people.ts'
import {
  caseIdOf,
  firmSendsBack,
  openQuestion,
  openQuestionnaire,
  openSection,
} from './test-questionnaire.ts'
import { draftsOf, storageOf } from './test-session.ts'
import { computer, openStage } from './test-stage.ts'

const stage = openStage()
const saving = 'SaveQuestionnaireSectionData'
const dayAndOneHourMs = 25 * 3_600_000

/** The computer that both spouses use. */
let folder: string
let browser: BrowserContext
let question: string
/** Every save that any tab has asked for since the browser was started. */
let saves: SaveVariables[]
/** What Marcus typed in the tab that was killed. */
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

/** A record of it is in the storage of the origin, which waits for nothing else. */
async function typeAndKeep(page: Page, count: string): Promise<void> {
  await people(page).fill(count)
  await expect.poll(async () => (await draftsOf(page)).length).toBe(1)
}

/** As by the system that needs the memory: the page hears nothing of it. */
async function killTab(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

test('what was typed without a network is kept on the device when the tab is killed and the browser ends', async () => {
  const page = await browser.newPage()
  await page.goto('/login')
  await logIn(stage, page, person('marcus'))
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('daybreak.case')))
    .not.toBeNull()
  await firmSendsBack(
    stage,
    await caseIdOf(page),
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

test('the spouse at the same computer neither sees it nor sends it, and logging out does not delete it', async () => {
  await startBrowser()
  const page = await browser.newPage()
  await page.goto('/login')
  await logIn(stage, page, person('elena'))
  await page.goto(question)
  await expect.poll(() => people(page).inputValue()).toBe('4')
  expect((await draftsOf(page)).length).toBe(1)
  await logOut(page)
  expect((await draftsOf(page)).length).toBe(1)
  expect(saves).toEqual([])
  await page.close()
})

test('the same person finds it, and of two tabs that are restored at once exactly one sends it, as the tab that is gone would have', async () => {
  const page = await browser.newPage()
  await browser.route('**/graphql/', refuseSaves)
  const tried = page.waitForRequest((request) => savesIn(request).length > 0)
  await page.goto('/login')
  await logIn(stage, page, person('marcus'))
  // From whatever page of the case.
  expect(savesIn(await tried)).toEqual([typed])
  await killTab(page)
  await browser.unroute('**/graphql/', refuseSaves)

  saves = []
  const saved = browser.waitForEvent('response', (response) => operationOf(response) === saving)
  const tabs = [await browser.newPage(), await browser.newPage()]
  await Promise.all(tabs.map((tab) => tab.goto(question)))
  expect((await saved).status()).toBe(200)
  await Promise.all(tabs.map((tab) => people(tab).waitFor()))
  expect(saves).toEqual([typed])
  for (const tab of tabs) {
    await expect.poll(() => draftsOf(tab)).toEqual([])
    await tab.reload()
    await expect.poll(() => people(tab).inputValue()).toBe('7')
  }
  expect(saves).toEqual([typed])
  await tabs[1]?.close()
})

test('after 25 hours it is gone, and after logging out too', async () => {
  const [before] = browser.pages().filter((page) => page.url() === question)
  if (!before) throw new Error('The tab of before is gone')
  await browser.route('**/graphql/', refuseSaves)
  await typeAndKeep(before, '8')
  await killTab(before)
  await stage.moveClock(dayAndOneHourMs)
  const page = await browser.newPage()
  await page.clock.install({ time: Date.now() + dayAndOneHourMs })
  saves = []
  await page.goto('/login')
  await logIn(stage, page, person('marcus'))
  await page.goto(question)
  await expect.poll(() => people(page).inputValue()).toBe('7')
  expect([await draftsOf(page), saves]).toEqual([[], []])

  await typeAndKeep(page, '9')
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Log out anyway' }).click()
  await arriveAt(page, 'Welcome Back')
  expect([await draftsOf(page), await storageOf(page)]).toEqual([[], []])
})
