// Many documents at once: chosen, previewed, named and sent; then the lists and their counts. On a
// computer also by paste and drop.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { lockedPdf } from '#adapters/file-intake/test-files.ts'
import {
  chooseFiles,
  expectSubmitted,
  expectWholeRows,
  goOn,
  handOver,
  openUpload,
  toRow,
} from './test-documents.ts'
import { docxFile, jpegPicture, pdfFile, type PickedFile } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, expectFocus, openCategory, person } from './test-people.ts'
import { checkAtBothSizes, checkScreen, skipSecondPress } from './test-screen.ts'
import { computer, phone, phoneFirst, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const folder = 'Bank and money accounts'
const category = 'Bank statements, every account'
const waiting = 'Sent, waiting for your attorney'

test.each(phoneFirst)(
  'at $width px: documents of several types are chosen, previewed, named and sent, and folder and category show them',
  async (size) => {
    const page = await stage.openBrowser(size)
    await enter(stage, page, person('rosa'), '/login')
    await page.goto('/dashboard/documents')
    await arriveAt(page, 'Submit Requested Documents')
    await toRow(page, folder)
      .getByText(size === phoneFirst[0] ? 'Nothing sent yet' : waiting)
      .waitFor()
    await checkAtBothSizes(page, '120-documents-submit')
    await expectGroups(page, size)
    await openCategory(page, folder, category)
    await page.getByText('The last three months; your attorney may ask for more').waitFor()
    await checkAtBothSizes(page, '121-category-asked')

    const dialog = await openUpload(page)
    await chooseFiles(page, await papers(page, size.width))
    const statement = `Statement seen at ${size.width}`
    await dialog.getByLabel(`Name of scan ${size.width}.pdf`).fill(statement)
    await goOn(dialog)
    await dialog.getByText('5 of 50 files').waitFor()
    await lookAtEach(page, dialog, statement, size.width)
    await dialog.getByRole('button', { name: 'Remove note.txt' }).click()
    await dialog.getByText('4 of 50 files').waitFor()
    await sendAndSeeProgress(page, dialog)

    for (const name of [
      `${statement}.pdf`,
      `card ${size.width}.jpg`,
      `check ${size.width}.png`,
      `letter ${size.width}.docx`,
    ]) {
      await toRow(page, name).getByText('Pending').waitFor()
    }
    expect(await page.getByText('note.txt').count()).toBe(0)
    await page.getByRole('link', { name: folder }).click()
    await arriveAt(page, folder)
    await checkAtBothSizes(page, '125-folder')
    await expectWholeRows(page)
    await toRow(page, category).getByText(waiting).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Documents' }).click()
    await arriveAt(page, 'Submit Requested Documents')
    await toRow(page, folder).getByText(waiting).waitFor()
  },
)

/** Returned documents come first, and only phones fold the less common groups. */
async function expectGroups(page: Page, { width }: ScreenSize): Promise<void> {
  const list = (name: string) => page.getByRole('list', { name })
  const needed = list('Needed').getByRole('listitem')
  expect(await needed.first().innerText()).toMatch(
    /^Income\s+Rejected\s+A document needs a new copy$/,
  )
  expect(await needed.last().innerText()).toMatch(/^Identity\s+Complete/)
  await page.getByText('1 of 7 complete').waitFor()
  await list('From your attorney').getByRole('link', { name: 'Draft petition.pdf' }).waitFor()
  await expectWholeRows(page)
  const fold = page.getByRole('button', { name: 'If you have any' })
  const vehicles = list('If you have any').getByRole('link', { name: 'Vehicles' })
  if (width === phone.width) {
    expect(await vehicles.count()).toBe(0)
    await fold.click()
    await checkAtBothSizes(page, '126-if-you-have-any')
  }
  await vehicles.click({ position: { x: 3, y: 3 } })
  await arriveAt(page, 'Vehicles')
  await page.goBack()
  // After going back, the group is still expanded.
  await vehicles.waitFor()
}

async function papers(page: Page, width: number): Promise<readonly PickedFile[]> {
  return [
    pdfFile(`scan ${width}.pdf`, 'Opening balance', 400_000),
    { name: `card ${width}.jpg`, mimeType: 'image/jpeg', buffer: await jpegPicture(page) },
    {
      name: `check ${width}.png`,
      mimeType: 'image/png',
      buffer: await jpegPicture(page, 320, 'image/png'),
    },
    docxFile(`letter ${width}.docx`, 'Dear attorney'),
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('What I owe') },
  ]
}

/** Previews an image and a PDF, and a message for other types. */
async function lookAtEach(
  page: Page,
  dialog: Locator,
  statement: string,
  width: number,
): Promise<void> {
  await view(
    dialog,
    `card ${width}.jpg`,
    dialog.getByRole('img', { name: `Picture: card ${width}.jpg` }),
  )
  await checkAtBothSizes(page, '122-look-at-a-picture')
  await backToTheList(dialog)
  await view(dialog, `${statement}.pdf`, dialog.getByRole('img', { name: 'Page 1 of 1' }))
  await dialog.getByText('Opening balance', { exact: true }).waitFor({ state: 'attached' })
  await checkAtBothSizes(page, '123-look-at-a-pdf')
  await backToTheList(dialog)
  await view(dialog, `letter ${width}.docx`, dialog.getByText('Not supported file: docx'))
  await dialog.getByText('You can send this file. It just cannot be shown here.').waitFor()
  await checkAtBothSizes(page, '124-look-at-a-letter')
  await backToTheList(dialog)
}

async function view(dialog: Locator, name: string, shown: Locator): Promise<void> {
  await dialog.getByRole('button', { name: `View ${name}` }).click()
  await dialog.getByRole('heading', { name: 'View file' }).waitFor()
  await shown.waitFor()
}

async function backToTheList(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
  await dialog.getByRole('button', { name: 'Submit', exact: true }).waitFor()
  expect(
    await dialog.page().evaluate(() => document.activeElement?.getAttribute('aria-label')),
    'one is at the eye again',
  ).toMatch(/^View /)
}

/**
 * Four files on a slow connection: progress is shown for each and for all, and the dialog cannot be
 * closed. A browser counts a small file as sent before it is, so one of the files is large.
 */
async function sendAndSeeProgress(page: Page, dialog: Locator): Promise<void> {
  const network = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 20_000 })
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByRole('progressbar', { name: /Sent: \d of 4 files/ }).waitFor()
  await dialog.getByRole('progressbar', { name: 'Sending' }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
  await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
  await expectSubmitted(dialog, 'Your 4 documents were submitted.')
}

test('on a computer an image is pasted and a file is dropped onto the dialog', async () => {
  const page = await stage.openBrowser(computer)
  await enter(stage, page, person('rosa'), '/login')
  await page.goto('/dashboard/documents')
  await arriveAt(page, 'Submit Requested Documents')
  await expectGroups(page, computer)
  await openCategory(page, folder, category)
  const dialog = await openUpload(page)
  await handOver(page, 'drop', pdfFile('dropped.pdf', 'Dropped'))
  await goOn(dialog)
  await handOver(page, 'paste', {
    name: 'image.png',
    mimeType: 'image/png',
    buffer: await jpegPicture(page, 64, 'image/png'),
  })
  // The name is too long for its field, so the full name is shown below.
  const picture = 'Picture of the screen of my bank, all accounts'
  await dialog.getByLabel('Name').fill(picture)
  await dialog.getByText(`${picture}.png`, { exact: true }).waitFor()
  await goOn(dialog)
  await dialog.getByText('2 of 50 files').waitFor()
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectSubmitted(dialog, 'Your 2 documents were submitted.')
  for (const name of ['dropped.pdf', `${picture}.png`])
    await toRow(page, name).getByText('Pending').waitFor()
})

test('a wrong ending is put right, and a PDF with a password is named before it is sent', async () => {
  const page = await stage.openBrowser(computer)
  await enter(stage, page, person('rosa'), '/login')
  await openCategory(page, folder, category)
  const dialog = await openUpload(page)
  // Preparing a picture takes the button away that was pressed.
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
  await chooseFiles(page, [{ name: 'iphone.jpg', mimeType: 'image/jpeg', buffer: heic }])
  await expectFocus(dialog.getByRole('alert').filter({ hasText: 'iphone.jpg' }))
  await skipSecondPress(page)
  const toPicture = async (name: string, type: 'image/png' | 'image/webp') => ({
    ...{ name, mimeType: 'image/jpeg' },
    buffer: await jpegPicture(page, 64, type),
  })
  await chooseFiles(page, [
    await toPicture('screenshot.jpg', 'image/png'),
    await toPicture('from the web.png', 'image/webp'),
    { name: 'locked.pdf', mimeType: 'application/pdf', buffer: lockedPdf('secret') },
  ])
  await goOn(dialog)
  await dialog.getByText('3 of 50 files').waitFor()
  for (const name of ['screenshot.png', 'from the web.jpg'])
    await dialog.getByRole('button', { name: `View ${name}` }).waitFor()
  await dialog.getByText('The firm cannot open locked.pdf without its password').waitFor()
  await dialog.getByText('Needs a password').waitFor()
  await checkScreen(page, '127-a-locked-pdf')
  await dialog.getByRole('button', { name: 'Remove locked.pdf' }).click()
  await dialog.getByText('2 of 50 files').waitFor()
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectSubmitted(dialog, 'Your 2 documents were submitted.')
})

test('Back closes one step of the dialog, asks before a file is lost, and leaves the page after the dialog is closed', async () => {
  const page = await stage.openBrowser(phone)
  await enter(stage, page, person('rosa'), '/login')
  await openCategory(page, folder, category)
  const address = page.url()
  const dialog = await openUpload(page)
  await chooseFiles(page, [pdfFile('kept.pdf', 'Kept')])
  await goOn(dialog)
  await handOver(page, 'drop', pdfFile('second.pdf', 'Second'))
  await dialog.getByRole('heading', { name: 'Check the name' }).waitFor()
  await handOver(page, 'drop', pdfFile('third.pdf', 'Third'))
  await dialog.getByLabel('Name of third.pdf').waitFor()
  await back(page)
  await dialog.getByText('1 of 50 files').waitFor()
  await back(page)
  await dialog.getByText('This file has not been sent yet.').waitFor()
  expect(page.url()).toBe(address)
  await dialog.getByRole('button', { name: 'Close without sending' }).click()
  await dialog.waitFor({ state: 'detached' })
  await back(page)
  await arriveAt(page, folder)
})

/** Presses Back as on a phone; the page must not reload. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back())
}
