// The server renews a session, but its answer and its cookie never reach the browser.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pollEveryMs } from '#features/notifications/rules/poll.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { loseAnswer as loseOne, nameOperation } from './test-lost-answer.ts'
import { arriveAt, person } from './test-people.ts'
import type { Message } from './test-program.ts'
import { forgiveAlways } from './test-screen.ts'
import { renewals } from './test-session.ts'
import { phone, computer } from './test-sizes.ts'
import { places, staffPerson } from './test-staff.ts'
import { openStage } from './test-stage.ts'

const seconds = 1000
const minutes = 60 * seconds
const stage = openStage()

test('a reload whose answer is lost keeps the page, also when it happens again later', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  for (let losses = 1; losses <= 2; losses += 1) {
    await stage.moveClock(1 * minutes)
    const { lost } = await loseAnswer(page, 'Refresh')
    await page.reload()
    await lost
    await expectDocuments(page)
    await expectNoTheft(person('rosa').email)
  }
})

test('the poll of an open page repeats a lost renewal without a word', async () => {
  const page = await stage.openBrowser(phone)
  await page.clock.install()
  await enter(stage, page, person('elena'), '/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  const { lost } = await loseAnswer(page, 'Refresh')
  await passTime(page, 4 * minutes + 5 * seconds)
  await lost
  const renewed = page.waitForResponse(
    (response) => nameOperation(response.request()) === 'Refresh',
  )
  await passTime(page, 2 * pollEveryMs)
  expect((await renewed).status()).toBe(200)
  await expectDocuments(page)
  await expectNoTheft(person('elena').email)
  await page.reload()
  await expectDocuments(page)
  await expectNoTheft(person('elena').email)
})

test('a renewal that one tab lost is repeated by the other tab, and both go on', async () => {
  const firstTab = await stage.openBrowser(phone)
  await firstTab.clock.install()
  await enter(stage, firstTab, person('marcus'), '/dashboard/documents')
  await arriveAt(firstTab, 'Submit Requested Documents')
  const secondTab = await firstTab.context().newPage()
  await secondTab.goto('/dashboard/documents')
  await arriveAt(secondTab, 'Submit Requested Documents')
  const { lost } = await loseAnswer(firstTab, 'Refresh')
  await passTime(firstTab, 4 * minutes + 5 * seconds)
  await lost
  await stage.moveClock(20 * seconds)
  await secondTab.reload()
  await expectDocuments(secondTab)
  await expectNoTheft(person('marcus').email)
  await firstTab.reload()
  await expectDocuments(firstTab)
  await expectNoTheft(person('marcus').email)
})

test('a reload of the workspace whose answer is lost keeps the page', async () => {
  const page = await stage.openBrowser(computer)
  const paralegal = staffPerson('hollis', 'paralegal')
  await enterAsStaff(stage, page, paralegal.email, '/workspace/clients')
  await arriveAt(page, 'Clients')
  await stage.moveClock(1 * minutes)
  const { lost } = await loseAnswer(page, 'RefreshStaffSession')
  await page.reload()
  await lost
  await places(page).waitFor()
  await arriveAt(page, 'Clients')
  await expectNoTheft(paralegal.email)
})

/** A renewal that was refused is not an error of the page. */
async function loseAnswer(page: Page, operationName: string) {
  const losing = await loseOne(page, operationName)
  forgiveAlways(page, new RegExp(`ERR_FAILED|${renewals.source}`))
  return losing
}

async function passTime(page: Page, milliseconds: number): Promise<void> {
  await stage.moveClock(milliseconds)
  await page.clock.fastForward(milliseconds)
}

async function expectDocuments(page: Page): Promise<void> {
  await arriveAt(page, 'Submit Requested Documents')
  expect(await page.getByText(/You were logged out|We could not reach Daybreak/).count()).toBe(0)
}

async function expectNoTheft(recipient: string): Promise<void> {
  const response = await fetch(`${stage.address}/outbox/messages`)
  const { messages } = (await response.json()) as { readonly messages: readonly Message[] }
  const own = messages.filter((message) => message.recipient === recipient)
  expect(own.filter(({ body }) => body.includes('old copy of your'))).toEqual([])
}
