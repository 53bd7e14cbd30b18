import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openIncomingFile } from './incoming-file.ts'
import { toZip } from './test-files.ts'

const photo = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#17505f' } })
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer()
const archive = toZip([{ name: 'a.txt', content: 'words' }])

async function receive(extension: string, ...chunks: readonly Buffer[]) {
  const incoming = openIncomingFile(extension, Readable.from(chunks))
  const pieces: Uint8Array[] = []
  for await (const piece of incoming.content) pieces.push(piece)
  const stored = Buffer.concat(pieces)
  const fault = incoming.findFault(stored.subarray(0, 4096))
  return { stored, fault, orientation: incoming.orientation() }
}

test('removes the metadata of a photo and returns its orientation', async () => {
  const { stored, fault, orientation } = await receive('jpg', photo)
  expect({ fault, orientation }).toEqual({ fault: undefined, orientation: 6 })
  expect(stored.includes('Exif')).toBe(false)
  expect((await sharp(stored).metadata()).width).toBe(20)
})

test('finds a second file behind a picture, although it would not be stored', async () => {
  const { stored, fault } = await receive('jpg', photo, archive)
  expect(stored.includes(archive)).toBe(false)
  expect(fault).toBe('not what its name says')
})

test.each([
  ['png', 'picture whose parts do not fit'],
  ['pdf', 'not what its name says'],
  ['constructor', 'not what its name says'],
])('finds that a photo is no %s', async (extension, fault) => {
  expect(await receive(extension, photo)).toMatchObject({ fault, orientation: undefined })
})

test.each(['txt', 'docx'])('stores a %s as received, in chunks of any size', async (extension) => {
  const content = extension === 'txt' ? Buffer.from('words '.repeat(2_000)) : archive
  const chunks = Array.from({ length: content.length }, (_, at) => content.subarray(at, at + 1))
  expect((await receive(extension, ...chunks)).stored.equals(content)).toBe(true)
})
