// Files of a wrong kind, empty, too large or not what they say; and a connection that breaks while one is on its way.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pdfFile, type PickedFile } from './test-files.ts'
import { aMomentLater, logIn, openCategory, person } from './test-people.ts'
import { checkScreen, forgive } from './test-screen.ts'
import { phone, openStage } from './test-stage.ts'

const stage = openStage()
const category = 'Bank statements, every account'
const megabyte = 1024 * 1024

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Documents' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose files' }).waitFor()
  return dialog
}

async function choose(page: Page, dialog: Locator, ...files: PickedFile[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles(files)
}

const isUpload = (headers: Readonly<Record<string, string>>) => headers['content-type']?.startsWith('multipart/form-data') === true

test('what cannot be sent is refused at once, and what only looks right is refused by the server', async () => {
  const page = await stage.openBrowser(phone)
  await page.clock.install()
  await page.goto('/login')
  await logIn(stage, page, person('rosa'))
  await openCategory(page, 'Bank and money accounts', category)
  const dialog = await openDialog(page)

  const program = { name: 'statement.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }
  const empty = { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }
  const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(25 * megabyte + 1) }
  await choose(page, dialog, program, empty, large)
  const refusal = (name: string) => dialog.getByRole('alert').filter({ hasText: name })
  await refusal(program.name)
    .getByText('This file type is not supported. Accepted types are doc, docx, rtf, txt, pdf, jpg/jpeg, gif, png, and bmp.')
    .waitFor()
  await refusal(empty.name).getByText('The file cannot be empty').waitFor()
  await refusal(large.name).getByText('This file exceeds the maximum file size of 25MB. Please try again.').waitFor()
  await checkScreen(page, '70-refused-at-once')

  const disguised = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('MZ\u0090\0'), Buffer.alloc(4096, 7)]) }
  const good = pdfFile('march.pdf', 'March')
  await aMomentLater(page)
  await choose(page, dialog, disguised, good)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByText('statement.pdf may be corrupt and could not be submitted. Please try a different file.').waitFor()
  await dialog.getByText('Submitted', { exact: false }).first().waitFor()
  await checkScreen(page, '71-refused-by-the-server')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  const list = page.getByRole('list', { name: category })
  await list.getByRole('link', { name: 'march.pdf' }).waitFor()
  expect(await list.getByRole('listitem').count()).toBe(1)
})

test('a cut connection keeps the file in the list, and Try again sends it', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/login')
  await logIn(stage, page, person('marcus'))
  await openCategory(page, 'Bank and money accounts', category)
  const dialog = await openDialog(page)
  await choose(page, dialog, pdfFile('april.pdf', 'April'))
  await dialog.getByRole('button', { name: 'Next' }).click()
  await page.route('**/graphql/', (route) => (isUpload(route.request().headers()) ? route.abort('connectionreset') : route.continue()))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByText('The connection was interrupted. Nothing is lost.').waitFor()
  forgive(page, /net::ERR_CONNECTION_RESET/)
  await checkScreen(page, '72-connection-cut')
  await page.unroute('**/graphql/')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('Your document was submitted.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: category }).getByRole('link', { name: 'april.pdf' }).waitFor()
})

test('a file on its way shows how much of it is gone, and the dialog does not close over it', async () => {
  const page = await stage.openBrowser(phone)
  await page.goto('/login')
  await logIn(stage, page, person('denise'))
  await openCategory(page, 'Bank and money accounts', category)
  const dialog = await openDialog(page)
  await choose(page, dialog, pdfFile('may.pdf', 'May', 2 * megabyte))
  await dialog.getByRole('button', { name: 'Next' }).click()
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: megabyte }
  await network.send('Network.emulateNetworkConditions', slow)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const progress = dialog.getByRole('progressbar', { name: 'Sending' })
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value), { interval: 30 }).toBeGreaterThan(0)
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0)
  await dialog.getByText('Your document was submitted.').waitFor()
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('list', { name: category }).getByRole('link', { name: 'may.pdf' }).waitFor()
})
