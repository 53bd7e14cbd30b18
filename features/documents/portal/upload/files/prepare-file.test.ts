import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { openPdf } from '#ui/preview/open-pdf.ts'
import { lockedPdf, pdfWith } from '#adapters/file-intake/test-files.ts'
import type { toJpeg } from '../photo/phone-photo.ts'
import { planFile, prepareFile } from './prepare-file.ts'

const convert = vi.hoisted(() => vi.fn<typeof toJpeg>())
vi.mock('../photo/phone-photo.ts', async (original) => ({
  ...(await original<object>()),
  toJpeg: convert,
}))
const opening = vi.hoisted(() => vi.fn<typeof openPdf>())
vi.mock('#ui/preview/open-pdf.ts', () => ({ openPdf: opening }))

const draw = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
const toFile = (content: Buffer, name: string) => new File([new Uint8Array(content)], name)
const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0 and a photo')
const prepare = async (file: File) => {
  const { finding, needsPassword, file: ready } = await prepareFile(await planFile(file))
  return { name: ready.name, needsPassword, finding }
}
const asIs = (name: string) => ({ name, needsPassword: false, finding: undefined })

test.each([
  ['Scan.jpg', 'Scan.png'],
  ['Scan.png', 'Scan.png'],
])('a PNG named %s is listed as %s', async (name, expected) => {
  const content = await draw().png().toBuffer()
  expect(await prepare(toFile(content, name))).toEqual(asIs(expected))
})

test.each(['Photo.jpg', 'Photo.HEIC'])('an HEIC photo named %s is converted', async (name) => {
  convert.mockResolvedValue(new File(['jpeg'], 'Photo.jpg'))
  expect(await prepare(toFile(heic, name))).toEqual(asIs('Photo.jpg'))
})

test('an HEIC photo named .jpg that the browser cannot convert is named', async () => {
  convert.mockResolvedValue(undefined)
  expect((await prepare(toFile(heic, 'Photo.jpg'))).finding).toEqual({
    code: 'documents.wrong-ending',
    params: { kind: 'HEIC', ext: 'jpg' },
  })
  expect(await prepare(toFile(heic, 'Photo.heic'))).toEqual(asIs('Photo.heic'))
})

/** A header is enough: nothing is decoded. */
async function drawHeader(width: number, height: number): Promise<File> {
  const png = await draw().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return toFile(png, 'Photo.png')
}

test('a photo of 108 megapixels is made smaller, or named if the browser cannot do it', async () => {
  convert.mockResolvedValue(new File(['jpeg'], 'Photo.jpg'))
  expect(await prepare(await drawHeader(12_000, 9_000))).toEqual(asIs('Photo.jpg'))
  convert.mockResolvedValue(undefined)
  expect((await prepare(await drawHeader(12_000, 9_000))).finding).toEqual({
    code: 'documents.picture-too-large',
  })
  expect(await prepare(await drawHeader(8_000, 6_000))).toEqual(asIs('Photo.png'))
})

test.each([
  ['that needs a password', lockedPdf('secret'), 'password', true],
  ['that everyone can open', lockedPdf(''), 'damaged', false],
] as const)('tells of a PDF %s', async (_, content, outcome, expected) => {
  opening.mockReturnValue({ opened: Promise.resolve(outcome), close: () => {} })
  expect((await prepare(toFile(content, 'Statement.pdf'))).needsPassword).toBe(expected)
})

test('opens no PDF that is not encrypted, and no file that cannot be read', async () => {
  opening.mockImplementation(() => {
    throw new Error('opened')
  })
  expect(await prepare(toFile(pdfWith(), 'Statement.pdf'))).toEqual(asIs('Statement.pdf'))
  const moved = toFile(pdfWith(), 'Moved.pdf')
  vi.spyOn(moved, 'slice').mockReturnValue({
    arrayBuffer: () => Promise.reject(new Error('moved')),
  } as unknown as Blob)
  expect(await prepare(moved)).toEqual(asIs('Moved.pdf'))
})
