import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  chooseFiles,
  readDocumentId,
  expectInFirstScreen,
  expectWholeRows,
  firmAccepts,
  firmRejects,
  goOn,
  handIn,
  toRow,
} from './test-documents.ts'
import { pdfFile, type PickedFile } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { bellSays, toasts, untilNews, whilePaused } from './test-news.ts'
import { aMomentLater, arriveAt, openCategory, person, unfold } from './test-people.ts'
import { checkAtBothSizes } from './test-screen.ts'
import { phoneFirst } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const folder = 'Bank and money accounts'
const category = 'Bank statements, every account'
const comment = 'The second page is missing.'

const reviewTab = (page: Page) => page.getByRole('tab', { name: /^Review/ })
const news = (page: Page, words: string) => toasts(page).getByRole('button', { name: words })

test.each(phoneFirst)(
  'at $width px, a document is sent back with a comment, the client sees this at once and replaces it, and the firm accepts the new one',
  async (size) => {
    const old = `Statement of March seen at ${size.width}.pdf`
    const fresh = `Statement of March, both pages, seen at ${size.width}.pdf`
    const page = await stage.openBrowser(size)
    await page.clock.install()
    await enter(stage, page, person('rosa'), '/login')
    await openCategory(page, folder, category)
    await handIn(page, pdfFile(old, 'Page one'))
    await expectInFirstScreen(toRow(page, old))
    const oldId = await readDocumentId(page, old)
    // The toasts that appeared after the sign-in have closed now.
    await page.clock.fastForward(11_000)
    await expect.poll(() => toasts(page).getByRole('button').count()).toBe(0)

    await whilePaused(page, () => firmRejects(stage, oldId, comment))
    const sentBack = `Dana Reyes sent back Statement of M...${old.slice(-5)}`
    await untilNews(page, news(page, sentBack))
    // The list shows it too, without a reload.
    await toRow(page, old).getByText('Rejected').waitFor()
    await checkAtBothSizes(page, '140-rejected-in-its-category')
    await expectWholeRows(page)
    await openReview(page)
    const row = toRow(page, old)
    await row.getByText('Unread').waitFor()
    await row.getByText('1 comment').waitFor()
    await row.getByText(`Statement of M...${old.slice(-5)}`).waitFor()
    await checkAtBothSizes(page, '141-review-unread')
    await row.getByRole('link').click()
    await arriveAt(page, old)
    await page.getByText(comment).waitFor()
    await page.getByText('Dana Reyes').filter({ visible: true }).first().waitFor()
    await checkAtBothSizes(page, '142-sent-back')
    await page.goBack()
    await reviewTab(page).waitFor()
    await expect.poll(() => row.getByText('Unread').count()).toBe(0)
    await checkAtBothSizes(page, '143-review-read')
    await expectWholeRows(page)
    await row.getByRole('link').click()
    await arriveAt(page, old)

    await replace(page, old, pdfFile(fresh, 'Both pages'))
    await arriveAt(page, category)
    await toRow(page, fresh).getByText('Pending').waitFor()
    expect(await page.getByText(old).count()).toBe(0)
    const freshId = await readDocumentId(page, fresh)
    await openReview(page)
    await toRow(page, 'Pay stub Oct 16.pdf').waitFor()
    expect(await page.getByText(old).count()).toBe(0)

    await whilePaused(page, () => firmAccepts(stage, freshId))
    const accepted = `Dana Reyes accepted Statement of M...${fresh.slice(-5)}`
    await untilNews(page, news(page, accepted))
    await toRow(page, fresh).waitFor()
    await page.getByRole('tab', { name: 'Submit' }).click()
    await unfold(page)
    await toRow(page, folder).getByText('All documents accepted').waitFor()
    await toRow(page, folder).getByRole('link').click()
    await arriveAt(page, folder)
    await toRow(page, category).getByText('All documents accepted').waitFor()

    // The news is marked as read, because unread news would be merged with the news of the next
    // five minutes.
    await readNews(page, sentBack, 2)
    await readNews(page, accepted, 1)
  },
  120_000,
)

async function readNews(page: Page, words: string, unreadThen: number): Promise<void> {
  await page.goto('/notifications')
  await page.getByRole('link', { name: words }).first().click()
  await bellSays(page, `Notifications, ${unreadThen} unread`)
}

async function openReview(page: Page): Promise<void> {
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await reviewTab(page).click()
  await expect.poll(() => new URL(page.url()).search).toBe('?tab=review')
}

async function replace(page: Page, old: string, file: PickedFile): Promise<void> {
  await aMomentLater(page)
  await page.getByRole('button', { name: 'Replace Document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Replace document' }).waitFor()
  await dialog.getByText(`Replaces: ${old}`).waitFor()
  await checkAtBothSizes(page, '144-replace')
  await chooseFiles(page, [file], 'Choose a file')
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByText('Your new document replaced the old one.').waitFor()
  await page.clock.fastForward(4000)
  await dialog.waitFor({ state: 'detached' })
}
