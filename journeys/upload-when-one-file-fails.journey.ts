// Every specified message about a file, a broken connection, and a session that ends while files are
// being sent.
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  chooseFiles,
  expectSubmitted,
  goOn,
  handOver,
  openUpload,
  toRow,
} from './test-documents.ts'
import { pdfFile, type PickedFile } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { aMomentLater, arriveAt, logIn, openCategory, person } from './test-people.ts'
import { checkScreen, forgive, forgiveAlways } from './test-screen.ts'
import { renewals } from './test-session.ts'
import { phone } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()
const category = 'Bank statements, every account'
const megabyte = 1024 * 1024

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybreak-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A sparse file, because a browser cannot be given this much data directly. */
async function emptyHusk(name: string, bytes: number): Promise<string> {
  const path = join(folder, name)
  const file = await open(path, 'w')
  await file.truncate(bytes)
  await file.close()
  return path
}

const note = (name: string): PickedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Note ${name}`),
})
const disguised = (name: string): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(4096, 7)]),
})
const isUpload = (headers: Readonly<Record<string, string>>) =>
  headers['content-type']?.startsWith('multipart/form-data') === true
const refusal = (dialog: Locator, words: string, name = words) =>
  dialog.getByRole('alert').filter({ hasText: name }).getByText(words, { exact: true }).waitFor()

/** Holds all uploads of the page but the first ones until `release` is called. */
async function holdUploads(page: Page, { after }: { readonly after: number }) {
  const held: Route[] = []
  let uploads = 0
  await page.route('**/graphql/', async (route) => {
    if (isUpload(route.request().headers())) uploads += 1
    if (isUpload(route.request().headers()) && uploads > after) held.push(route)
    else await route.continue()
  })
  return {
    async release() {
      await page.unroute('**/graphql/')
      // The page may have left already.
      for (const route of held) await route.continue().catch(() => undefined)
    },
  }
}

async function arriveAtUpload(page: Page, who: 'rosa' | 'marcus' | 'elena'): Promise<Locator> {
  await enter(stage, page, person(who), '/login')
  await openCategory(page, 'Bank and money accounts', category)
  return openUpload(page)
}

test('an invalid file is refused at once, and a file with a false type is refused by the server', async () => {
  const page = await stage.openBrowser(phone)
  await page.clock.install()
  const dialog = await arriveAtUpload(page, 'rosa')

  const program = {
    name: 'statement.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  }
  const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
  const large = {
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(25 * megabyte + 1),
  }
  await chooseFiles(page, [program, empty, large])
  await refusal(
    dialog,
    'This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.',
    program.name,
  )
  await refusal(dialog, 'The file cannot be empty', empty.name)
  await refusal(
    dialog,
    'This file exceeds the maximum file size of 25MB. Please try again.',
    large.name,
  )
  await checkScreen(page, '70-refused-at-once')

  await aMomentLater(page)
  await chooseFiles(page, [
    disguised('statement.pdf'),
    disguised('second statement.pdf'),
    pdfFile('march.pdf', 'March'),
  ])
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await refusal(
    dialog,
    'statement.pdf, second statement.pdf may be corrupt and could not be submitted. Please try a different file.',
  )
  await dialog.getByText('Submitted', { exact: false }).first().waitFor()
  await checkScreen(page, '71-refused-by-the-server')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await toRow(page, 'march.pdf').waitFor()
  expect(await page.getByRole('list', { name: category }).getByRole('listitem').count()).toBe(1)
})

test('files beyond 95 MB and after the 50th are not added to the list', async () => {
  const page = await stage.openBrowser(phone)
  await page.clock.install()
  const dialog = await arriveAtUpload(page, 'marcus')
  const husks = await Promise.all(
    [1, 2, 3, 4].map((at) => emptyHusk(`scan ${at}.pdf`, 24 * megabyte)),
  )
  await chooseFiles(page, husks)
  await refusal(
    dialog,
    'This file exceeds the maximum upload total size of 95MB. Please try again.',
    'scan 4.pdf',
  )
  await checkScreen(page, '73-too-much')
  await goOn(dialog)
  await dialog.getByText('3 of 50 files, 72 MB of 95 MB.').waitFor()
  for (const at of [1, 2, 3])
    await dialog.getByRole('button', { name: `Remove scan ${at}.pdf` }).click()

  const notes = Array.from({ length: 51 }, (_, at) => note(`note ${at + 1}.txt`))
  await chooseFiles(page, notes)
  await refusal(dialog, 'You can only upload 50 files at a time.')
  await aMomentLater(page)
  await goOn(dialog)
  await dialog.getByText('50 of 50 files', { exact: false }).waitFor()
  expect(await dialog.getByRole('button', { name: 'Add another file' }).count()).toBe(0)
  await dialog
    .getByRole('status')
    .getByText('There are 50 files in the list. No more files can be added.', { exact: true })
    .waitFor()
  await handOver(page, 'drop', note('one more.txt'))
  await refusal(dialog, 'There are 50 files in the list. No more files can be added.')
  await checkScreen(page, '74-too-many')
})

test('after a broken connection only the missing files stay in the list and are sent again', async () => {
  const page = await stage.openBrowser(phone)
  const dialog = await arriveAtUpload(page, 'marcus')
  await chooseFiles(page, [
    pdfFile('april.pdf', 'April'),
    pdfFile('may.pdf', 'May'),
    pdfFile('june.pdf', 'June'),
  ])
  await goOn(dialog)
  let uploads = 0
  await page.route('**/graphql/', (route) => {
    if (!isUpload(route.request().headers())) return route.continue()
    uploads += 1
    return uploads > 1 ? route.abort('connectionreset') : route.continue()
  })
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect
    .poll(() => dialog.getByText('The connection was interrupted. Nothing is lost.').count())
    .toBe(2)
  await dialog
    .getByRole('alert')
    .getByText('The connection was interrupted. 2 files were not sent. Nothing is lost.')
    .waitFor()
  expect(
    await page.evaluate(() => document.activeElement?.getAttribute('role')),
    'it is read at once',
  ).toBe('alert')
  forgive(page, /net::ERR_CONNECTION_RESET/)
  await checkScreen(page, '72-connection-cut')
  await page.unroute('**/graphql/')
  uploads = 0
  page.on('request', (request) => (uploads += isUpload(request.headers()) ? 1 : 0))
  await dialog.getByRole('button', { name: 'Try again: may.pdf' }).click()
  await expect.poll(() => dialog.getByText('Submitted').count()).toBe(2)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectSubmitted(dialog, 'Your 3 documents were submitted.')
  expect(uploads, 'the first one is not sent twice').toBe(2)
  for (const name of ['april.pdf', 'may.pdf', 'june.pdf'])
    expect(await toRow(page, name).count()).toBe(1)
})

test('files that were not sent when the session ended are named until they are added again', async () => {
  const page = await stage.openBrowser(phone)
  const dialog = await arriveAtUpload(page, 'elena')
  const files = ['july', 'august', 'september'].map((name) => pdfFile(`${name}.pdf`, name))
  await chooseFiles(page, files)
  await goOn(dialog)
  const held = await holdUploads(page, { after: 1 })
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByText('Sent: 1 of 3 files').waitFor()

  const secondTab = await page.context().newPage()
  await secondTab.goto('/dashboard/lawfirminformation')
  await secondTab.getByRole('button', { name: /User menu/ }).click()
  await secondTab.getByRole('menuitem', { name: 'Logout' }).click()
  const question = secondTab.getByRole('alertdialog', { name: 'Some files are not sent yet' })
  await question.waitFor()
  await checkScreen(secondTab, '75-files-in-another-tab')
  await question.getByRole('button', { name: 'Stay logged in' }).click()
  await question.waitFor({ state: 'detached' })
  await secondTab.close()

  const elsewhere = await stage.openBrowser(phone)
  await enter(stage, elsewhere, person('elena'), '/user-profile')
  await elsewhere.getByRole('button', { name: 'Log out on other devices' }).click()
  await elsewhere
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Log out on other devices' })
    .click()
  await elsewhere.getByText('We logged you out on all other devices.').waitFor()
  forgiveAlways(page, renewals)
  await held.release()
  await arriveAt(page, 'Welcome Back')
  await logIn(stage, page, person('elena'))
  await arriveAt(page, category)
  const note = page.getByRole('status').filter({ hasText: '2 files were not sent.' })
  await note.waitFor()
  expect(await note.getByRole('listitem').allInnerTexts()).toEqual(['august.pdf', 'september.pdf'])
  await toRow(page, 'july.pdf').waitFor()
  await checkScreen(page, '76-not-sent')

  const again = await openUpload(page)
  await chooseFiles(page, files.slice(1))
  await goOn(again)
  await again.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectSubmitted(again, 'Your 2 documents were submitted.')
  await toRow(page, 'september.pdf').waitFor()
  expect(await note.count()).toBe(0)
  await page.reload()
  await toRow(page, 'september.pdf').waitFor()
  expect(await note.count()).toBe(0)
})

test('a different file replaces the only refused one, and the dialog stays open', async () => {
  const page = await stage.openBrowser(phone)
  const dialog = await arriveAtUpload(page, 'rosa')
  await chooseFiles(page, [disguised('broken.pdf')])
  await goOn(dialog)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await refusal(
    dialog,
    'broken.pdf may be corrupt and could not be submitted. Please try a different file.',
  )
  await dialog.getByRole('button', { name: 'Choose a different file' }).click()
  await dialog.getByText('Replaces: broken.pdf').waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Choose a different file' }).click()
  await chooseFiles(page, [pdfFile('whole.pdf', 'Whole')])
  await goOn(dialog)
  expect(await dialog.getByRole('listitem').count(), 'the refused one has left').toBe(1)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectSubmitted(dialog)
  await toRow(page, 'whole.pdf').waitFor()
})

test('an upload shows its progress, and the dialog cannot be closed', async () => {
  const page = await stage.openBrowser(phone)
  const dialog = await arriveAtUpload(page, 'rosa')
  await chooseFiles(page, [pdfFile('may.pdf', 'May', 2 * megabyte)])
  await goOn(dialog)
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: megabyte }
  await network.send('Network.emulateNetworkConditions', slow)
  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  const progress = dialog.getByRole('progressbar', { name: 'Sending' })
  await expect
    .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value), { interval: 30 })
    .toBeGreaterThan(0)
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await expectSubmitted(dialog)
  await toRow(page, 'may.pdf').waitFor()
})
