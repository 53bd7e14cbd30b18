// The network goes while somebody answers, and comes back: every word is kept, told of, and sent by itself. Closing the tab at once loses nothing either.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  notSavedLine,
  openReader,
  openStory,
  savedLine,
  savedMark,
  storyField,
  toldBefore,
} from './test-answers.ts'
import { logIn, person } from './test-people.ts'
import { checkScreen, forgiveAlways } from './test-screen.ts'
import { unsentOf } from './test-session.ts'
import { openStage, phone } from './test-stage.ts'

const stage = openStage()
/** What the browser itself says of requests that found no network. */
const noNetwork = /net::ERR_INTERNET_DISCONNECTED/
/** What lies in the origin's storage, sealed: another text whenever something new is kept. */
const keptOnDevice = async (page: Page) => JSON.stringify(await unsentOf(page)).length
const lastSentence = ' I lost my job, and my sister lent us what she had put aside.'
const whole = `The boiler broke in March. Then I fell ill.${lastSentence}`

test('what is typed without a network stays, through a reload too, and is sent by itself when the network is back', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/login')
  await logIn(stage, page, person('rosa'))
  await openStory(page)
  const elsewhere = await openReader(stage, person('rosa'))
  const question = page.url()
  await savedLine(page).waitFor()
  expect(await storyField(page).inputValue()).toBe(toldBefore)

  forgiveAlways(page, noNetwork)
  await page.context().setOffline(true)
  await storyField(page).fill('The boiler broke in March.')
  await notSavedLine(page).waitFor()
  await checkScreen(page, '420-not-saved')
  await storyField(page).pressSequentially(' Then I fell ill.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Error saving your answers. Please try again.', { exact: true }).waitFor()
  expect(page.url()).toBe(question)
  await notSavedLine(page).waitFor()
  await checkScreen(page, '421-continue-without-a-network')
  await page.getByText('Save and Finish Later').click()
  await page.getByRole('link', { name: 'Save and Finish Later' }).waitFor()
  expect(page.url()).toBe(question)
  expect(await elsewhere.story()).toBe(toldBefore)

  // The browser asks first, and has nothing to show then. Half a second after the last letter the device has kept it: sealed, it is longer by that.
  const keptBefore = await keptOnDevice(page)
  await storyField(page).fill(whole)
  await expect.poll(() => keptOnDevice(page)).toBeGreaterThan(keptBefore + lastSentence.length)
  const asked = page.waitForEvent('dialog')
  const reloaded = page.reload().catch((failure: unknown) => String(failure))
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  expect(await reloaded).toMatch(noNetwork)
  await page.context().setOffline(false)
  await page.goto(question)
  await expect.poll(() => elsewhere.story()).toBe(whole)
  await expect.poll(() => storyField(page).inputValue()).toBe(whole)
  await savedMark(page).waitFor()

  await page.context().setOffline(true)
  await storyField(page).fill('Only the boiler.')
  await notSavedLine(page).waitFor()
  await storyField(page).fill('Only the boiler, and the roof.')
  await page.context().setOffline(false)
  await expect.poll(() => elsewhere.story()).toBe('Only the boiler, and the roof.')
  await savedMark(page).waitFor()
  await savedLine(page).waitFor()
  await checkScreen(page, '422-saved-again')
})

test('closing the tab right after the last letter loses nothing', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/login')
  await logIn(stage, page, person('rosa'))
  await openStory(page)
  await storyField(page).fill('This was typed at the last moment.')
  await page.close()
  const elsewhere = await openReader(stage, person('rosa'))
  await expect.poll(() => elsewhere.story()).toBe('This was typed at the last moment.')
})
