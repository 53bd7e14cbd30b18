import { afterAll, expect, test } from 'vitest'
import { pdfWith } from '#adapters/file-intake/test-files.ts'
import { createPacketWriter } from './packet-writer.ts'

const writer = createPacketWriter()
afterAll(() => writer.stop())

const list = (reference: string, times: number) => `[${`${reference} `.repeat(times)}]`
const layers = list('4 0 R', 200_000)
const layered = pdfWith({
  catalog: `/OCProperties<</OCGs${layers}/D<</OFF${layers}>>>>`,
  objects: ['<</Type/OCG/Name(Draft)>>'],
})
const pages = Buffer.from(
  pdfWith().toString('latin1').replace('[3 0 R]', list('3 0 R', 200_000)),
  'latin1',
)

test.each([
  ['200,000 layers is part of a packet', layered, { pages: 1 }],
  ['200,000 pages is too much', pages, { fault: 'too-much' }],
])('a file of %s', async (_, content, added) => {
  const file = { extension: 'pdf', orientation: null, content: new Uint8Array(content) }
  expect(await writer.open().add(file)).toMatchObject(added)
})
