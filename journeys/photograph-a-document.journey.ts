// A client photographs a document. The camera is first denied and then permitted, two photos are
// taken, and one is named, sent and shown.
import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { goOn, openDocument, openUpload, waysIn } from './test-documents.ts'
import { enter } from './test-log-in.ts'
import { openCategory, person } from './test-people.ts'
import { checkAtBothSizes } from './test-screen.ts'
import { computer, phone, phoneFirst, type ScreenSize } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage({ needsChromium: true })
const category = 'Bank statements, every account'

test.each(phoneFirst)(
  'at $width px a photo is taken once the camera is permitted, and submitted as a PNG named by date and milliseconds',
  async (size) => {
    const page = await stage.openBrowser(size)
    await enter(stage, page, person('rosa'), '/login')
    await openCategory(page, 'Bank and money accounts', category)
    const dialog = await openUpload(page)
    await checkAtBothSizes(page, '130-start')
    expect(await waysIn(dialog), 'bank statements are asked for as a PDF').toEqual([
      'Choose files',
      'Take a photo',
    ])
    await dialog.getByRole('button', { name: 'Take a photo' }).click()
    await dialog.getByText('Loading camera', { exact: true }).waitFor()
    await dialog
      .getByText('please allow this site to use the camera in your browser’s settings', {
        exact: false,
      })
      .waitFor()
    await dialog.getByRole('button', { name: 'Choose files' }).waitFor()
    const again = dialog.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await checkAtBothSizes(page, '131-camera-refused')

    await page.context().grantPermissions(['camera'])
    await again.click()
    const take = dialog.getByRole('button', { name: 'Take the photo' })
    await take.waitFor()
    await dialog.getByText('Fit all four corners inside the marks').waitFor()
    await checkAtBothSizes(page, '132-camera')
    for (const shown of [computer, size]) {
      await page.setViewportSize(shown)
      await expectWideStage(dialog, shown)
    }
    await take.click()
    await dialog.getByRole('img', { name: 'The photo you took' }).waitFor()
    await checkAtBothSizes(page, '133-photo')
    await dialog.getByRole('button', { name: 'Take it again' }).click()
    await take.click()
    await dialog.getByRole('button', { name: 'Use this photo' }).click()

    const name = await dialog.getByLabel('Name').inputValue()
    expect(name).toMatch(/^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d-\d{3}$/)
    await dialog.getByText('The file ending .png stays the same.', { exact: false }).waitFor()
    await goOn(dialog)
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
    await dialog.getByText('Your document was submitted.').waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await openDocument(page, `${name}.png`)
    await page.getByRole('img', { name: `Picture: ${name}.png` }).waitFor()
    await checkAtBothSizes(page, '134-photo-handed-in')
    await page.getByRole('button', { name: 'More actions for this document' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download' }).click()
    const photo = await readFile(await (await downloading).path())
    expect([
      photo.subarray(1, 4).toString('latin1'),
      photo.readUInt32BE(16) <= 3000,
      photo.readUInt32BE(20) <= 3000,
    ]).toEqual(['PNG', true, true])
  },
)

/**
 * The camera view fills the width of a phone. On a computer, it is wider than other dialogs. The
 * guide marks are on the image.
 */
async function expectWideStage(dialog: Locator, { width }: ScreenSize): Promise<void> {
  const video = await dialog.getByLabel('What the camera sees').boundingBox()
  expect(video?.width).toBeGreaterThanOrEqual(
    width === phone.width ? phone.width : Math.min(width - 120, 860),
  )
  expect(await dialog.locator('.guide').boundingBox()).toEqual(video)
}
