// Renaming is possible from the category until the review; the extension stays.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  readDocumentId,
  firmAccepts,
  handIn,
  readMenu,
  openDocument,
  toRow,
} from './test-documents.ts'
import { pdfFile } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, describedAs, openCategory, person } from './test-people.ts'
import { checkScreen } from './test-screen.ts'
import { computer, phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const folder = 'Bank and money accounts'
const category = 'Bank statements, every account'

async function arriveWithDocument(page: Page, name: string): Promise<string> {
  await enter(stage, page, person('rosa'), '/login')
  await openCategory(page, folder, category)
  await handIn(page, pdfFile(name, name))
  return readDocumentId(page, name)
}

async function openEdit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions for this document' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await arriveAt(page, 'Edit Document')
}

test('a document can be renamed from its category, but not after a reload and not from Review', async () => {
  const page = await stage.openBrowser(phone)
  const documentId = await arriveWithDocument(page, 'IMG_2041.pdf')
  await openDocument(page, 'IMG_2041.pdf')
  expect(await readMenu(page)).toEqual(['Download', 'Edit'])
  await openEdit(page)
  const name = page.getByLabel('Document name')
  const save = page.getByRole('button', { name: 'Save' })
  expect(await name.inputValue()).toBe('IMG_2041')
  await page.getByText('The file ending .pdf stays the same.').waitFor()
  await page.getByRole('button', { name: 'Replace Document' }).waitFor()
  await name.fill('  ')
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => describedAs(save)).toContain('Please enter a name for this document.')
  await checkScreen(page, '150-name-missing')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await arriveAt(page, 'IMG_2041.pdf')

  await openEdit(page)
  await name.fill('Statement of April.docx')
  await checkScreen(page, '151-rename')
  await save.click()
  await arriveAt(page, 'Statement of April.docx.pdf')
  await page.getByRole('link', { name: category }).click()
  await openDocument(page, 'Statement of April.docx.pdf')
  await page.reload()
  await arriveAt(page, 'Statement of April.docx.pdf')
  expect(await readMenu(page)).toEqual(['Download'])

  await stage.asAttorney(
    'review',
    'comment',
    documentId,
    '--comment',
    'Thank you, I will look at it on Monday.',
  )
  await page.goto('/dashboard/documents?tab=review')
  await toRow(page, 'Statement of April.docx.pdf').getByRole('link').click()
  await arriveAt(page, 'Statement of April.docx.pdf')
  expect(await readMenu(page)).toEqual(['Download'])
})

test('a document that the firm has accepted meanwhile keeps its name and shows a message', async () => {
  const page = await stage.openBrowser(computer)
  const documentId = await arriveWithDocument(page, 'IMG_2042.pdf')
  await openDocument(page, 'IMG_2042.pdf')
  await openEdit(page)
  await page.getByLabel('Document name').fill('Statement of May')
  await firmAccepts(stage, documentId)
  await page.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText('This document was already reviewed, so you can no longer change its name.')
    .waitFor()
  await checkScreen(page, '152-reviewed-meanwhile')
  expect(await page.getByText('Replace Document').count()).toBe(0)
  await page.getByRole('link', { name: 'Back to the document' }).click()
  await arriveAt(page, 'IMG_2042.pdf')
})
