// The network fails and returns while a client answers: every word is stored, reported and sent
// automatically. Closing the tab loses nothing either.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  notSavedLine,
  openReader,
  openStory,
  savedLine,
  savedMark,
  storyField,
  answeredBefore,
} from './test-answers.ts'
import { enter } from './test-log-in.ts'
import { person } from './test-people.ts'
import { checkScreen, forgiveAlways } from './test-screen.ts'
import { readDrafts, readUnsent } from './test-session.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
/** The browser's message about requests without a network. */
const noNetwork = /net::ERR_INTERNET_DISCONNECTED/
/** The size of the sealed data in the origin's storage. */
const keptOnDevice = async (page: Page) => JSON.stringify(await readUnsent(page)).length
const lastSentence = ' I lost my job, and my sister lent us what she had put aside.'
const whole = `The boiler broke in March. Then I fell ill.${lastSentence}`

/** Longer than the page waits for the storage. */
const slowStorageMs = 3000

/** Runs in the page: delays every opening of IndexedDB. */
function openStorageLate(ms: number): void {
  const open = indexedDB.open.bind(indexedDB)
  IDBFactory.prototype.open = (...args) => {
    const late = new EventTarget()
    setTimeout(() => {
      const request = open(...args)
      for (const type of ['upgradeneeded', 'success', 'error'])
        request.addEventListener(type, () => {
          Object.assign(late, { result: request.readyState === 'done' && request.result })
          late.dispatchEvent(new Event(type))
        })
    }, ms)
    return late as IDBOpenDBRequest
  }
}

test('text typed offline survives a reload and is sent automatically when the network returns', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  await openStory(page)
  const elsewhere = await openReader(stage, person('rosa'))
  const question = page.url()
  await savedLine(page).waitFor()
  expect(await storyField(page).inputValue()).toBe(answeredBefore)

  forgiveAlways(page, noNetwork)
  await page.context().setOffline(true)
  await storyField(page).fill('The boiler broke in March.')
  await notSavedLine(page).waitFor()
  const notSaved = await page.locator('.saved.bad-text').boundingBox()
  const onward = await page.getByRole('button', { name: 'Continue' }).boundingBox()
  const gap = (onward?.y ?? 0) - (notSaved?.y ?? 0) - (notSaved?.height ?? 0)
  expect(gap, 'px from the warning down to the button').toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThan(24)
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
  expect(await elsewhere.story()).toBe(answeredBefore)

  // The browser asks before it reloads, and meanwhile renders nothing. So the test first waits
  // until the device has stored the text and the sealed data is longer.
  const keptBefore = await keptOnDevice(page)
  await storyField(page).fill(whole)
  await expect.poll(() => keptOnDevice(page)).toBeGreaterThan(keptBefore + lastSentence.length)
  const leaveDialog = page.waitForEvent('dialog')
  const reloaded = page.reload().catch((failure: unknown) => String(failure))
  const dialog = await leaveDialog
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

test('the next page sends text typed offline, even when the device opens its storage slowly', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  await openStory(page)
  const elsewhere = await openReader(stage, person('rosa'))
  const question = page.url()
  await savedLine(page).waitFor()

  forgiveAlways(page, noNetwork)
  await page.context().setOffline(true)
  await storyField(page).fill(whole)
  await notSavedLine(page).waitFor()
  await expect.poll(() => readDrafts(page)).toHaveLength(1)
  // The browser may still send the last words while a page closes. Without `fetch`, only the next
  // page can send them.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('The page is left'))
  })
  await page.addInitScript(openStorageLate, slowStorageMs)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload().catch(() => undefined)
  await page.context().setOffline(false)
  await page.goto(question)
  await expect.poll(() => elsewhere.story()).toBe(whole)
  await expect.poll(() => storyField(page).inputValue()).toBe(whole)
  await savedMark(page).waitFor()
})

test('closing the tab right after the last letter loses no text', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  await openStory(page)
  await storyField(page).fill('This was typed at the last moment.')
  await page.close()
  const elsewhere = await openReader(stage, person('rosa'))
  await expect.poll(() => elsewhere.story()).toBe('This was typed at the last moment.')
})
