// PDFs of too many pages or pixels: the preview gives up with words, and so does the upload.
import { expect, test } from 'vitest'
import { pdfWith, stream } from '#adapters/file-intake/test-files.ts'
import { pdfOfObjects } from '#features/documents/server/upload/test-sound-files.ts'
import { chooseFiles, goOn, openUpload } from './test-documents.ts'
import type { PickedFile } from './test-files.ts'
import { enter } from './test-log-in.ts'
import { openCategory, person } from './test-people.ts'
import { computer } from './test-sizes.ts'
import { openStage } from './test-stage.ts'

const stage = openStage()

const toFile = (name: string, buffer: Buffer): PickedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer,
})

/** A PDF that names its page this many times. */
function pdfOfPages(name: string, pages: number): PickedFile {
  const kids = `/Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}`
  return toFile(
    name,
    pdfOfObjects([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages${kids}>>`,
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    ]),
  )
}

const picture = toFile(
  'picture.pdf',
  pdfWith({ objects: [stream('/Subtype/Image/Width 30000/Height 30000', 'pixels')] }),
)

test('files of too many pages or pixels are neither shown nor sent, and one of thousands opens', async () => {
  const page = await stage.openBrowser(computer)
  await enter(stage, page, person('rosa'), '/login')
  await openCategory(page, 'Bank and money accounts', 'Bank statements, every account')
  const dialog = await openUpload(page)
  await chooseFiles(page, [
    pdfOfPages('pages.pdf', 200_000),
    picture,
    pdfOfPages('thick.pdf', 5_000),
  ])
  await goOn(dialog)
  for (const name of ['pages.pdf', 'picture.pdf']) {
    await dialog.getByRole('button', { name: `View ${name}` }).click()
    await dialog.getByText('This file is too large to be shown here.').waitFor()
    await dialog.getByRole('button', { name: 'Back to the list' }).click()
  }

  await dialog.getByRole('button', { name: 'View thick.pdf' }).click()
  await dialog.getByRole('img', { name: 'Page 1 of 5000' }).waitFor()
  expect(await dialog.getByRole('img', { name: /^Page \d+ of 5000$/ }).count()).toBe(100)
  await dialog.getByRole('img', { name: 'Page 100 of 5000' }).scrollIntoViewIfNeeded()
  await dialog.getByRole('img', { name: 'Page 150 of 5000' }).waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Back to the list' }).click()
  await dialog.getByRole('button', { name: 'Remove thick.pdf' }).click()

  await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
  await dialog.getByText('pages.pdf has more than 5,000 pages.').waitFor()
  await dialog.getByText('A picture in picture.pdf has too many pixels.').waitFor()
})
