// Files that were stored before uploads were checked for it (spec: review#packet-job).
import { expect, test } from 'vitest'
import { pdfWith, stream } from '#adapters/file-intake/test-files.ts'
import { copyPages, ExcessiveFile, openPdf } from './copy-pages.ts'
import { openContext } from './packet-objects.ts'

/** A PDF with these references below the root of its pages, and further objects from number 4. */
function pdfOfKids(kids: string, objects: readonly string[] = []): Buffer {
  const text = pdfWith({ objects }).toString('latin1')
  return Buffer.from(text.replace('/Kids[3 0 R]', `/Kids[${kids}]`), 'latin1')
}

const page = '3 0 R '
const picture = (sides: string) =>
  pdfWith({ objects: [stream(`/Subtype/Image${sides}`, 'pixels'), '30000'] })
const copy = async (content: Buffer) => copyPages(await openPdf(content), openContext(1))
/** Each node names the next one twice, so that the last of them names 2^40 pages. */
const doubled = Array.from(
  { length: 40 },
  (_, at) => `<</Type/Pages/Count 1/Kids[${(at === 39 ? page : `${at + 5} 0 R `).repeat(2)}]>>`,
)

test.each([
  ['5,000 pages', pdfOfKids(page.repeat(5_000)), 5_000],
  ['a picture of 100 megapixels', picture('/Width 10000/Height 10000'), 1],
])('copies a file of %s', async (_, content, pages) => {
  expect((await copy(content)).pages).toHaveLength(pages)
})

test.each([
  ['5,001 pages', pdfOfKids(page.repeat(5_001))],
  ['a trillion pages in few nodes', pdfOfKids('4 0 R', doubled)],
  ['a picture of 900 megapixels', picture('/Width 30000/Height 30000')],
  ['a picture of 900 megapixels, said elsewhere', picture('/Width 5 0 R/Height 5 0 R')],
])('refuses a file of %s', async (_, content) => {
  await expect(copy(content)).rejects.toThrow(ExcessiveFile)
})
