// A client hands in thirty statements, and the firm works through them without a mouse.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chooseFiles, goOn, openUpload, toRow } from './test-documents.ts'
import { docxFile, pdfFile } from './test-files.ts'
import { enter, enterAsStaff } from './test-log-in.ts'
import { nameOperation } from './test-lost-answer.ts'
import {
  aMomentLater,
  arriveAt,
  expectFieldError,
  expectFocus,
  openCategory,
  person,
} from './test-people.ts'
import {
  acceptButton,
  expectAcceptable,
  expectAheadPainted,
  expectPainted,
  expectSeen,
  reviewedTitle,
} from './test-review.ts'
import { atOnce, checkScreen, forgive } from './test-screen.ts'
import { staffPerson } from './test-staff.ts'
import { computer, phone, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const paralegal = staffPerson('hollis', 'paralegal')
const attorney = staffPerson('hollis', 'attorney')
const count = 30
const names = Array.from(
  { length: count },
  (_, at) => `Statement ${String(at + 1).padStart(2, '0')}.pdf`,
)
const ownWords = 'a map'
const noWords = 'Please say why: the client reads it beside the document.'
/** After the ten seconds in which a decision can be undone. */
const appliedMs = 30_000
const polledMs = 20_000

async function openQueue(email: string, size: ScreenSize = computer): Promise<Page> {
  const page = await stage.openBrowser(size)
  await page.clock.install()
  await enterAsStaff(stage, page, email, '/workspace/review?order=oldest')
  await arriveAt(page, 'Review')
  return page
}

test('thirty documents are reviewed by keyboard, with at most three presses each', async () => {
  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('rosa'), '/login')
  await openCategory(portal, 'Bank and money accounts', 'Bank statements, every account')
  const dialog = await openUpload(portal)
  await chooseFiles(
    portal,
    names.map((name) => pdfFile(name, `Page of ${name}`)),
  )
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByText('Your 30 documents were submitted.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()

  const page = await openQueue(paralegal.email)
  const presses: string[] = []
  const press = async (key: string) => {
    presses.push(key)
    if (key === 'a') await expectAcceptable(page)
    await page.keyboard.press(key)
  }
  // Older ones of the demo are first.
  const list = page.getByRole('navigation', { name: 'Documents that wait' })
  await list.getByRole('link', { name: names[0]! }).click()
  await expectPainted(page, names[0]!)
  await checkScreen(page, '740-review-queue')

  const colleague = await openQueue(attorney.email)
  const name = paralegal.name.split(' ')[0]!
  await colleague.getByText(`${name} is looking at this`).waitFor()
  await colleague.getByRole('link', { name: new RegExp(names[0]!) }).click()
  await colleague.getByText(`${name} is looking at this document`).waitFor()
  await checkScreen(colleague, '741-review-with-a-colleague')

  for (const [at, document] of names.entries()) {
    await expectPainted(page, document)
    // The second press of the double click has moved the focus to its button.
    const focused = at === 11 ? acceptButton(page) : reviewedTitle(page, document)
    if (at > 0) await expectFocus(focused)
    const before = presses.length
    if (at === 3) {
      await press('r')
      await page.getByRole('radio', { name: 'Cut off' }).waitFor()
      await checkScreen(page, '742-reject-by-a-reason')
      await press('Enter')
    } else if (at === 5) {
      await press('a')
      await page.getByText(`Accepted: ${document}`).waitFor()
      await press('z')
      await page.getByText(`Taken back: ${document}`).waitFor()
      await expectPainted(page, document)
      await press('a')
    } else if (at === 7) {
      await expectAheadPainted(page, names[8]!)
      await page.context().setOffline(true)
      await press('a')
      await page.getByText('1 decision is not saved yet. We try again by ourselves.').waitFor()
      await expectPainted(page, names[8]!)
      await page.context().setOffline(false)
      await page.getByText('1 decision is not saved yet').waitFor({ state: 'detached' })
      forgive(page, /Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    } else if (at === 9) {
      await rejectInOwnWords(page)
    } else if (at === 10) {
      await expectAheadPainted(page, names[11]!)
      await expectSeen(page)
      await atOnce(page, () => acceptButton(page).dblclick({ delay: 40 }))
    } else if (at === 11) {
      // The double click has accepted one document, and so do two quick presses of the key.
      await expectAheadPainted(page, names[12]!)
      await expectSeen(page)
      await atOnce(page, async () => {
        await page.keyboard.press('a')
        await page.keyboard.press('a')
      })
      await page.getByText(`Accepted: ${document}`).waitFor()
    } else {
      await press('a')
    }
    expect(presses.length - before).toBeLessThanOrEqual(3)
  }
  await list
    .getByRole('link', { name: /Statement/ })
    .first()
    .waitFor({ state: 'detached' })
  await checkScreen(page, '743-after-thirty-documents')

  // The one who was only looking finds them gone.
  await colleague.getByText(`${name} accepted this document`).waitFor({ timeout: polledMs })

  await portal.reload()
  await toRow(portal, names[29]!).getByText('Accepted').waitFor({ timeout: appliedMs })
  await toRow(portal, names[3]!).getByText('Rejected').waitFor()
  await toRow(portal, names[3]!).getByRole('link').click()
  await portal.getByText('Part of the page is missing.').waitFor()
  await portal.goBack()
  await toRow(portal, names[9]!).getByRole('link').click()
  await portal.getByText(ownWords).waitFor()
})

/** Each letter is the key of a decision or of a page, and is typed at once. */
async function rejectInOwnWords(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Reject' })
  await expectSeen(page)
  await page.keyboard.press('r')
  await form.getByRole('radio', { checked: true }).waitFor()
  await page.keyboard.type('aprmqjkzt')
  await form.getByText('Own words', { exact: true }).click()
  await page.keyboard.type(ownWords)
  await expect.poll(() => form.getByRole('textbox').inputValue()).toBe(ownWords)
  // Beside the fields, and in the errors above them.
  await form.getByText('Reason', { exact: true }).click()
  await page.keyboard.type('a')
  await form.getByRole('textbox').fill('')
  await form.getByRole('button', { name: /^Reject and notify/ }).click()
  await expectFieldError(page, form.getByRole('textbox'), noWords)
  await page.keyboard.type('a')
  await form.getByRole('textbox').fill(ownWords)
  await form.getByRole('button', { name: /^Reject and notify/ }).click()
}

test('a person takes over, and the colleague who comes too late sees who decided', async () => {
  const portal = await stage.openBrowser(phone)
  await enter(stage, portal, person('rosa'), '/login')
  await openCategory(portal, 'Bank and money accounts', 'Bank statements, every account')
  const dialog = await openUpload(portal)
  await chooseFiles(portal, [docxFile('Letter.docx', 'Dear attorney'), pdfFile('Late.pdf', 'Late')])
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByText('Your 2 documents were submitted.').waitFor()

  const first = await openQueue(paralegal.email, { ...computer, colorScheme: 'dark' })
  await first.getByRole('link', { name: /^Late\.pdf/ }).click()
  await expectPainted(first, 'Late.pdf')
  const second = await openQueue(attorney.email)
  await second.getByRole('link', { name: /^Late\.pdf/ }).click()
  await second.getByRole('button', { name: 'Take over' }).click()
  await second.getByRole('group', { name: 'Your decision' }).waitFor()
  await expectPainted(second, 'Late.pdf')
  await expectAcceptable(second)
  await second.keyboard.press('a')
  await second.getByText('Accepted: Late.pdf').waitFor()
  await first.getByText(/^Dana accepted this document/).waitFor({ timeout: polledMs })
  await checkScreen(first, '744-decided-by-a-colleague')

  // A file that the page cannot show is accepted only after it was saved.
  await second.getByRole('link', { name: /^Letter\.docx/ }).click()
  await second.getByText('This kind of file cannot be shown here.').waitFor()
  await aMomentLater(second)
  await second.keyboard.press('a')
  await second.getByText('The file must be open before you can accept it.').waitFor()
  await checkScreen(second, '745-a-file-that-is-not-shown')
  const saving = second.waitForEvent('download')
  await second.getByRole('button', { name: 'Save the file' }).click()
  expect((await saving).suggestedFilename()).toBe('Letter.docx')
  await expectAcceptable(second)
  const release = await holdRequests(second, 'TakeReview')
  const asksForNext = second.waitForRequest((request) => nameOperation(request) === 'TakeReview')
  await second.keyboard.press('a')
  await second.getByText('Accepted: Letter.docx').waitFor()
  await asksForNext
  // Leaving the page ends the lease of the next document, also if it begins only now.
  await second.getByRole('link', { name: 'Today' }).click()
  await arriveAt(second, /Good (morning|afternoon|evening)/)
  const isLeft = second.waitForResponse(
    (response) => nameOperation(response.request()) === 'LeaveReview',
  )
  release()
  await isLeft
})

/** Requests of this operation wait until the returned function is called. */
async function holdRequests(page: Page, operationName: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/workspace/graphql/', async (route) => {
    if (nameOperation(route.request()) === operationName) await released
    await route.fallback()
  })
  return release
}

test.each([phone, { width: 768, height: 1024 }])(
  'at $width px, the decision follows the document',
  async (size) => {
    const page = await openQueue(paralegal.email, size)
    const article = page.getByRole('article')
    await article.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('radio', { name: 'Too blurry' }).check({ force: true })
    await checkScreen(page, '746-review-on-a-phone')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Move' }).click()
    await page.getByRole('button', { name: 'Move the document' }).click()
    await expectFieldError(page, page.getByLabel('Move to'), 'Choose a category')
    await checkScreen(page, '747-move-with-an-error')
  },
)
