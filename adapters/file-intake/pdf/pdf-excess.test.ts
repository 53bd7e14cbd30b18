// spec: security#pdf-pages, security#pdf-pixels
import { expect, test } from 'vitest'
import { checkContent } from '../kinds.ts'
import { pdfWith, stream } from '../test-files.ts'
import { getHolder, packedPdf } from './test-pdfs.ts'

const sound = { isSound: true, reason: '', flags: [] }
const tooManyPages = {
  ...{ isSound: false, reason: 'PDF of too many pages', flags: [] },
  excess: 'pages',
}
const tooManyPixels = {
  ...{ isSound: false, reason: 'PDF with a picture of too many pixels', flags: [] },
  excess: 'pixels',
}

/** A PDF with this node, object 4, below the root of its pages. */
function treeOf(...nodes: readonly string[]): Buffer {
  const text = pdfWith({ objects: nodes }).toString('latin1')
  return Buffer.from(text.replace('/Kids[3 0 R]', '/Kids[4 0 R]'), 'latin1')
}
const branch = (kids: string, count = 1) =>
  `<</Type/Pages/Parent 2 0 R/Kids[${kids}]/Count ${count}>>`
/** Nodes from object 4, each with `kids` references to the next one, and the last one to the page. */
const chain = (nodes: number, kids: number) =>
  Array.from({ length: nodes }, (_, at) =>
    branch(`${at === nodes - 1 ? 3 : at + 5} 0 R `.repeat(kids)),
  )

test.each([
  ['5,000 pages', treeOf(branch('3 0 R '.repeat(5_000), 5_000)), sound],
  ['5,001 pages', treeOf(branch('3 0 R '.repeat(5_001), 5_001)), tooManyPages],
  ['5,001 pages that counts one', treeOf(branch('3 0 R '.repeat(5_001))), tooManyPages],
  ['one page that counts 200,000', treeOf(branch('3 0 R', 200_000)), sound],
  ['a million pages in few nodes', treeOf(...chain(20, 2)), tooManyPages],
  ['5,001 damaged pages', treeOf(branch('null '.repeat(5_001))), tooManyPages],
  [
    'a million nodes without a page',
    treeOf(...chain(20, 2).slice(0, -1), branch('')),
    tooManyPages,
  ],
  ['99 nodes in a chain', treeOf(...chain(99, 1)), sound],
  [
    '100 nodes in a chain',
    treeOf(...chain(100, 1)),
    { isSound: false, reason: 'PDF whose pages are nested too deep', flags: [] },
  ],
])('checks a PDF of %s', async (_, content, verdict) => {
  expect(await checkContent('pdf', content)).toEqual(verdict)
})

const picture = (dictionary: string, content: Buffer = Buffer.from('pixels')) =>
  pdfWith({ objects: [stream(dictionary, content, false)] })
const words = (...numbers: readonly number[]) => {
  const bytes = Buffer.alloc(numbers.length * 2)
  for (const [at, number] of numbers.entries()) bytes.writeUInt16BE(number, at * 2)
  return bytes
}
const jpeg = (width: number, height: number) =>
  Buffer.concat([
    words(0xffd8, 0xffe0, 4, 0, 0xffc0, 11),
    Buffer.of(8),
    words(height, width),
    Buffer.from('0101110000', 'hex'),
  ])
const jpeg2000 = (width: number, height: number) =>
  words(0xff4f, 0xff51, 41, 0, width >> 16, width & 65_535, height >> 16, height & 65_535, 0, 0)
const small = '/Subtype/Image/Width 9/Height 9'

test.each([
  ['100 megapixels', picture('/Subtype/Image/Width 10000/Height 10000'), sound],
  ['more', picture('/Subtype/Image/Width 10000/Height 10001'), tooManyPixels],
  ['more, in short', picture('/Subtype/Image/W 30000/H 30000'), tooManyPixels],
  ['more, said twice', picture(`${small}/W 1/H 900000000`), tooManyPixels],
  ['more, as a mask without a type', picture('/Width 30000/Height 30000'), tooManyPixels],
  [
    'more, said elsewhere',
    pdfWith({ objects: [stream('/Width 5 0 R/Height 5 0 R', ''), '30000'] }),
    tooManyPixels,
  ],
  ['100 megapixels in JPEG', picture(`${small}/Filter/DCTDecode`, jpeg(10_000, 10_000)), sound],
  ['more in JPEG', picture(`${small}/Filter/DCTDecode`, jpeg(10_000, 10_001)), tooManyPixels],
  ['more in packed JPEG', pdfWith({ objects: [packedJpeg()] }), tooManyPixels],
  [
    '100 megapixels in JPEG 2000',
    picture(`${small}/Filter/JPXDecode`, jpeg2000(10_000, 10_000)),
    sound,
  ],
  [
    'more in JPEG 2000',
    picture(`${small}/Filter/JPXDecode`, jpeg2000(100_000, 1_001)),
    tooManyPixels,
  ],
  ['no size', picture('/Subtype/Image/Filter/DCTDecode', Buffer.from('no picture')), sound],
  ['more, whose size is packed', packedSize(), tooManyPixels],
])('checks a PDF with a picture of %s', async (_, content, verdict) => {
  expect(await checkContent('pdf', content)).toEqual(verdict)
})

function packedJpeg(): Buffer {
  const packed = stream(small, jpeg(60_000, 60_000)).toString('latin1')
  return Buffer.from(
    packed.replace('/Filter/FlateDecode', '/Filter[/FlateDecode/DCTDecode]'),
    'latin1',
  )
}

function packedSize(): Buffer {
  const { says, content } = getHolder({ 5: '30000' })
  return packedPdf(
    {
      1: '<</Type/Catalog/Pages 2 0 R>>',
      6: stream(says, content),
      8: stream('/Subtype/Image/Width 5 0 R/Height 5 0 R', ''),
    },
    { 5: [6, 0] },
  )
}
