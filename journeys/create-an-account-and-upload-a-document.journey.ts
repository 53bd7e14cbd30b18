import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoData, inviteeEmail } from '#apps/demo/seed/demo-data.ts'
import { openUpload, waysIn } from './test-documents.ts'
import { jpegPicture, getMarkers, pdfFile, withPlace } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { arriveAt, enterCode, logOut, openCategory, person } from './test-people.ts'
import { atOnce, checkAtBothSizes, checkScreen } from './test-screen.ts'
import { computer, phoneFirst } from './test-sizes.ts'
import { openStage, type Stage } from './test-stage.ts'

const { invitee } = demoData
const email = inviteeEmail(0)
const password = 'Blue-lantern-42'

const category = 'Pay stubs, last 60 days'
const chooseFiles = 'Choose files'
const takePhoto = 'Take a photo'

describe.each(phoneFirst)('an invited client at $width px', (size) => {
  const stage = openStage()

  test('creates an account, logs in with it and submits a PDF and a photo', async () => {
    const page = await stage.openBrowser(size)
    await createAccount(stage, page)
    await checkAtBothSizes(page, '09-case-dashboard')
    await logOut(page)
    await logInForTheFirstTime(stage, page)
    await walkToTheFolder(page)
    await handIn(page)
  })

  test('is offered files before the camera on a computer', async () => {
    const page = await stage.openBrowser(computer)
    await enter(stage, page, person('rosa'), '/login')
    await openCategory(page, 'Income', category)
    expect(await waysIn(await openUpload(page))).toEqual([chooseFiles, takePhoto])
  })
})

async function createAccount(stage: Stage, page: Page): Promise<void> {
  const policy = (await page.goto(stage.invitation))?.headers()['content-security-policy']
  await arriveAt(page, `Welcome, ${invitee.givenName}`)
  // A portal without videos has the same text, and no frames of a video host.
  expect(policy).toContain("frame-src 'self' blob:;")
  expect(await page.getByRole('button', { name: 'Watch the video' }).count()).toBe(0)
  await page.getByText('Hollis & Reyes Law').first().waitFor()
  await page.getByText('Dana Reyes, your attorney').waitFor()
  await page
    .getByRole('list', { name: 'What happens now' })
    .getByText('You choose a password')
    .waitFor()
  expect(
    await page.getByRole('progressbar').getAttribute('value'),
    'the first of six steps counts',
  ).toBe('1')
  await expectActionInSight(page)
  await checkAtBothSizes(page, '01-tutorial')
  // The second tap of a double tap meets the Next of the next screen.
  const next = page.getByRole('button', { name: 'Next' })
  await atOnce(page, async () => {
    await next.click()
    await arriveAt(page, 'Verify contact info')
    await next.click()
  })
  await expect.poll(() => page.getByLabel('Email Address (User ID)').inputValue()).toBe(email)
  await expectFirmAndStep(page, '2')
  await expectActionInSight(page)
  await checkAtBothSizes(page, '02-contact-info')
  await arriveAt(page, 'Verify contact info')
  await page.getByRole('button', { name: 'Next' }).click()

  await arriveAt(page, 'Create password')
  await expectFirmAndStep(page, '3')
  await expectActionInSight(page)
  await checkAtBothSizes(page, '03-password')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel('I accept the Terms & Conditions').check()
  await checkAtBothSizes(page, '04-password-filled')
  await page.getByRole('button', { name: 'Next' }).click()

  await arriveAt(page, 'Verify phone number')
  await page.getByText(`***-***-${invitee.mobilePhone.slice(-4)}`).waitFor()
  await expectFirmAndStep(page, '4')
  await expectOneCard(page)
  await checkAtBothSizes(page, '05-phone-code')
  await enterCode(page, await stage.outboxCode(invitee.mobilePhone))

  await arriveAt(page, 'Verify account details')
  await page.getByLabel('First Name').waitFor()
  await page.getByLabel('State').selectOption({ label: 'New York' })
  await expectFirmAndStep(page, '5')
  await expectActionInSight(page)
  await checkAtBothSizes(page, '06-account-details')
  await page.getByRole('button', { name: 'Next' }).click()

  await arriveAt(page, 'Verify email')
  await page.getByLabel('Verification code').waitFor()
  await expectFirmAndStep(page, '6')
  await checkAtBothSizes(page, '07-email-code')
  await enterCode(page, await stage.outboxCode(email))

  await arriveAt(page, "Great! You're all set...")
  await expectAllSet(page)
  await checkAtBothSizes(page, '08-all-set')
  // The client may bookmark this page, so its address is not the invitation. It survives a reload,
  // and the Back button does not lead away.
  expect(new URL(page.url()).pathname).toBe('/account-creation/not-completed')
  await page.reload()
  await arriveAt(page, "Great! You're all set...")
  await expectAllSet(page)
  await page.getByRole('button', { name: 'Go To Case Dashboard' }).click()
  await page.waitForURL('**/dashboard/case')
  await page.getByRole('heading', { name: 'What you need to do' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/dashboard/case')
  await page.getByRole('heading', { name: 'What you need to do' }).waitFor()
}

async function expectFirmAndStep(page: Page, step: string): Promise<void> {
  await page.getByText('Hollis & Reyes Law').waitFor()
  expect(await page.getByRole('progressbar').getAttribute('value')).toBe(step)
}

/** On a phone, Next is always at the bottom of the window. */
async function expectActionInSight(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (size === null || size.width >= 768) return
  const box = await page.getByRole('button', { name: 'Next' }).boundingBox()
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
}

/** The code is in a card; on a computer its button is only as wide as its text. */
async function expectOneCard(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize(computer)
  const card = page.locator('.card').filter({ has: page.getByLabel('Verification code') })
  const next = card.getByRole('button', { name: 'Next' })
  const widths = [await next.boundingBox(), await card.boundingBox()].map(
    (box) => box?.width ?? Number.NaN,
  )
  expect(widths[0]).toBeLessThan((widths[1] ?? 0) / 2)
  if (size !== null) await page.setViewportSize(size)
}

async function expectAllSet(page: Page): Promise<void> {
  await page
    .getByText(`Your account with Hollis & Reyes Law is ready, ${invitee.givenName}.`)
    .waitFor()
  const next = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What happens next' }) })
  await expect.poll(() => next.getByRole('listitem').count()).toBe(3)
  await next.getByText('Dana Reyes, as you go').waitFor()
  expect(await page.getByRole('main').getByRole('button').count(), 'one button').toBe(1)
}

async function logInForTheFirstTime(stage: Stage, page: Page): Promise<void> {
  await checkAtBothSizes(page, '10-login')
  await page.getByLabel('Email Address (User ID)').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await arriveAt(page, 'Enter your six-digit code')
  await expectOneCard(page)
  await checkAtBothSizes(page, '11-login-code')
  await enterCode(page, await stage.outboxCode(invitee.mobilePhone))
  // A client with one case sees the case at once.
  await page.waitForURL('**/dashboard/case')
}

async function walkToTheFolder(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'What you need to do' })
    .getByRole('link', { name: 'Submit Requested Documents' })
    .click()
  await arriveAt(page, 'Submit Requested Documents')
  await page.getByRole('link', { name: 'Income' }).waitFor()
  await checkAtBothSizes(page, '12-documents')
  await page.getByRole('link', { name: 'Income' }).click()
  await arriveAt(page, 'Income')
  await checkAtBothSizes(page, '13-folder')
  await page.getByRole('link', { name: `View ${category}` }).click()
  await arriveAt(page, category)
  await checkAtBothSizes(page, '14-category-empty')
}

async function handIn(page: Page): Promise<void> {
  const picture = await jpegPicture(page)
  const pdf = pdfFile('pay stub march.pdf', 'Pay stub, March')
  const photo = { name: 'pay stub april.jpg', mimeType: 'image/jpeg', buffer: withPlace(picture) }
  expect(getMarkers(photo.buffer)).toEqual(expect.arrayContaining([0xe1, 0xfe]))

  await page.getByRole('button', { name: 'Add Documents' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Choose files' }).waitFor()
  await checkAtBothSizes(page, '15-upload-start')
  if ((page.viewportSize()?.width ?? 0) < 768)
    expect(await waysIn(dialog)).toEqual([takePhoto, chooseFiles])
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles([pdf, photo])
  await dialog.getByLabel(`Name of ${photo.name}`).waitFor()
  await checkAtBothSizes(page, '16-upload-names')
  // The second tap meets "Add another file".
  await atOnce(page, async () => {
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Add another file' }).click()
  })
  await dialog.getByRole('button', { name: 'Submit' }).waitFor()
  await checkAtBothSizes(page, '17-upload-list')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByText('Your 2 documents were submitted.').waitFor()
  await checkScreen(page, '18-upload-finished')
  // The dialog closes automatically after four seconds.
  await dialog.waitFor({ state: 'detached' })

  const list = page.getByRole('list', { name: category })
  const rows = list.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  await expect.poll(() => list.getByText('Pending').count()).toBe(2)
  await checkAtBothSizes(page, '19-category-with-documents')

  expect(
    await downloadDocument(page, pdf.name, '20-document'),
    'the PDF comes back byte for byte',
  ).toEqual(pdf.buffer)
  await page.getByRole('link', { name: category }).click()
  await arriveAt(page, category)
  // The photo comes from a canvas and has no metadata, so the server must return exactly the same
  // bytes.
  expect(
    await downloadDocument(page, photo.name, '21-photo'),
    'the photo comes back as the bare picture',
  ).toEqual(picture)
}

async function downloadDocument(page: Page, name: string, screen: string): Promise<Buffer> {
  await page.getByRole('link', { name }).click()
  await arriveAt(page, name)
  await page.getByText('Your attorney did not include any comments about this document.').waitFor()
  await checkAtBothSizes(page, screen)
  await page.getByRole('button', { name: 'More actions for this document' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(name)
  return await readFile(await download.path())
}
