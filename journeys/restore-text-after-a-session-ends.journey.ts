// The session ends while a client types an answer. The same client gets the text back and it is
// saved. Another client never sees it. Logging out saves the text first.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openReader, openStory, findOperation, savedMark, storyField } from './test-answers.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, logIn, person } from './test-people.ts'
import { checkScreen, forgiveAlways } from './test-screen.ts'
import {
  readDrafts,
  expectNothingReadable,
  hold,
  leaveAlone,
  renewals,
  readStorage,
  timedOut,
  readUnsent,
} from './test-session.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const minutes = 60_000
const saving = 'SaveQuestionnaireSectionData'

async function arriveAtStory(page: Page): Promise<void> {
  await page.clock.install()
  await enter(stage, page, person('rosa'), '/login')
  await openStory(page)
}

test('after a timeout the same client returns to the unsent text, and it is saved', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtStory(page)
  const question = page.url()
  const held = await hold(page, [saving])
  forgiveAlways(page, renewals)
  await stage.moveClock(15 * minutes)
  await storyField(page).fill('Zanzibar: my sister lent me the money.')
  // The session ends before the form has processed the last letter.
  await page.clock.fastForward(15 * minutes)
  await timedOut(page).waitFor()
  await expect.poll(async () => (await readDrafts(page)).length).toBe(1)
  expect(await storyField(page).count(), 'nothing of the answer is left on the screen').toBe(0)
  await expectNothingReadable(page)

  await timedOut(page).getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Welcome Back')
  await held.release()
  await logIn(stage, page, person('rosa'))
  await storyField(page).waitFor()
  expect(page.url()).toBe(question)
  expect(await storyField(page).inputValue()).toBe('Zanzibar: my sister lent me the money.')
  await savedMark(page).waitFor()
  await expect.poll(() => readDrafts(page)).toEqual([])
  await checkScreen(page, '430-back-at-the-answer')
  const elsewhere = await openReader(stage, person('rosa'))
  expect(await elsewhere.story()).toBe('Zanzibar: my sister lent me the money.')
})

test('text typed after the server ended the session is restored', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtStory(page)
  const question = page.url()
  await stage.moveClock(12 * 60 * minutes)
  await storyField(page).fill('Typed when the session was over.')
  await arriveAt(page, 'Welcome Back')
  await logIn(stage, page, person('rosa'))
  await storyField(page).waitFor()
  expect(page.url()).toBe(question)
  expect(await storyField(page).inputValue()).toBe('Typed when the session was over.')
  await savedMark(page).waitFor()
  const elsewhere = await openReader(stage, person('rosa'))
  expect(await elsewhere.story()).toBe('Typed when the session was over.')
})

test('another client in the same tab does not see unsent text', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtStory(page)
  const question = page.url()
  const held = await hold(page, [saving])
  await storyField(page).fill('Zanzibar: for nobody else.')
  await leaveAlone(stage, page, 15)
  await timedOut(page).waitFor()
  await expect.poll(async () => (await readDrafts(page)).length).toBe(1)
  await timedOut(page).getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Welcome Back')
  await held.release()
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? ''))
  await logIn(stage, page, person('marcus'))
  expect(new URL(page.url()).pathname).toBe('/dashboard/case')
  await page.goto(question)
  await page.getByText('Error loading this section. Please try again.').waitFor()
  expect(await page.getByText('for nobody else').count()).toBe(0)
  expect(bodies.filter((text) => text.includes('Zanzibar') || text.includes(saving))).toEqual([])
  expect((await readDrafts(page)).length, 'left alone for its owner').toBe(1)
  await expectNothingReadable(page)
})

test('logging out first sends the typed text and then deletes it from the tab', async () => {
  const page = await stage.openBrowser(phone)
  await arriveAtStory(page)
  const order: string[] = []
  page.on('request', (request) =>
    order.push(...(request.postData()?.includes('SignOff') ? ['sign-off asked'] : [])),
  )
  page.on('response', (response) =>
    order.push(...(findOperation(response) === saving ? ['saved'] : [])),
  )
  const held = await hold(page, [saving])
  await storyField(page).fill('Typed just before logging out.')
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await held.release()
  await arriveAt(page, 'Welcome Back')
  expect(order).toEqual(['saved', 'sign-off asked'])
  expect([
    (await readStorage(page)).filter(([name]) => name.startsWith('daybreak.mirror.')),
    await readUnsent(page),
  ]).toEqual([[], []])
  const elsewhere = await openReader(stage, person('rosa'))
  expect(await elsewhere.story()).toBe('Typed just before logging out.')
})
