import { deflateSync } from 'node:zlib'
import Pdf from 'pdfkit'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { bitmap, lockedPdf, pdfWith, stream } from '#adapters/file-intake/test-files.ts'
import type { OpenPacket, PacketBookmark, PacketEnd, PacketFile } from '#ports/packet-writer.ts'
import { createPacketWriter, type PacketWriterSettings } from './packet-writer.ts'
import { readPdf } from './test-reading.ts'

const opened = [createPacketWriter()]
afterAll(() => Promise.all(opened.map((writer) => writer.stop())))
function openWriter(settings: Partial<PacketWriterSettings>) {
  const writer = createPacketWriter(settings)
  opened.push(writer)
  return writer
}

type FileOptions = Partial<Pick<PacketFile, 'extension' | 'orientation'>>

const toFile = (content: Buffer, options: FileOptions = {}): PacketFile => ({
  extension: 'pdf',
  orientation: null,
  ...options,
  content: new Uint8Array(content),
})

async function drawPdf(
  words: readonly string[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new Pdf({ size: 'LETTER', autoFirstPage: false, ...options })
  for (const text of words) pdf.addPage().text(text)
  pdf.end()
  return Buffer.concat(await pdf.toArray())
}

const writtenAt = new Date('2026-11-27T16:00:00Z')
const end = (bookmarks: readonly PacketBookmark[] = []): PacketEnd => ({
  writtenAt,
  bookmarks,
  cover: {
    title: 'Trustee packet',
    facts: ['Rosa Delgado', 'Case 26-10234', 'November 27, 2026'],
    heading: 'Contents',
    contents: [
      [
        { isCategory: true, text: 'Income', page: 2 },
        { isCategory: false, text: 'Łukasz’s pay stub.pdf', page: 2 },
      ],
    ],
  },
})

interface Written {
  readonly packet: OpenPacket
  readonly results: ReadonlyArray<number | string>
  readonly pdf: Buffer
}

async function write(
  files: readonly PacketFile[],
  bookmarks: readonly PacketBookmark[] = [],
  writer = opened[0]!,
): Promise<Written> {
  const packet = writer.open()
  const chunks = [packet.head]
  const results: Array<number | string> = []
  for (const file of files) {
    const added = await packet.add(file)
    results.push('fault' in added ? added.fault : added.pages)
    if ('bytes' in added) chunks.push(added.bytes)
  }
  const ended = await packet.end(end(bookmarks))
  if ('bytes' in ended) chunks.push(ended.bytes)
  else results.push(ended.fault)
  return { packet, results, pdf: Buffer.concat(chunks) }
}

test('copies a file with a blank line in front of it', async () => {
  const late = Buffer.concat([Buffer.from('\r\n'), await drawPdf(['Lease'])])
  const { results, pdf } = await write([toFile(late)])
  expect(results).toEqual([1])
  expect((await readPdf(pdf)).texts[1]).toContain('Lease')
})

test('puts the cover and the pages of all files in their order', async () => {
  const { results, pdf } = await write([
    toFile(await drawPdf(['First of bank', 'Second of bank'])),
    toFile(await drawPdf(['Pay stub'])),
  ])
  expect(results).toEqual([2, 1])
  const { texts, pages } = await readPdf(pdf)
  expect(texts.slice(1).map((text) => text.trim())).toEqual([
    'First of bank',
    'Second of bank',
    'Pay stub',
  ])
  expect(texts[0]).toContain('Trustee packet')
  expect(texts[0]).toContain('Case 26-10234')
  expect(texts[0]).toContain('Łukasz’s pay stub.pdf')
  expect(pages.map(({ view }) => view)).toEqual(pages.map(() => [0, 0, 612, 792]))
})

test('has bookmarks of two levels, and contents that lead to the pages', async () => {
  const bookmarks = [
    { title: 'Income', page: 2, below: [{ title: 'Pay stub — año', page: 2, below: [] }] },
    { title: 'Taxes', page: 3, below: [{ title: 'Return', page: 3, below: [] }] },
  ]
  const { pdf } = await write(
    [toFile(await drawPdf(['Pay stub'])), toFile(await drawPdf(['Return']))],
    bookmarks,
  )
  const { file, pages } = await readPdf(pdf)
  const outline = await file.getOutline()
  const toPage = async (dest: unknown) =>
    (await file.getPageIndex((dest as [{ num: number; gen: number }])[0])) + 1
  expect(
    await Promise.all(
      outline.map(async ({ title, dest, items }) => [
        title,
        await toPage(dest),
        await Promise.all(items.map(async (item) => [item.title, await toPage(item.dest)])),
      ]),
    ),
  ).toEqual([
    ['Income', 2, [['Pay stub — año', 2]]],
    ['Taxes', 3, [['Return', 3]]],
  ])
  const links = await pages[0]!.getAnnotations()
  expect(await Promise.all(links.map(({ dest }) => toPage(dest)))).toEqual([2, 2])
})

test('names only its title, and says nothing of an author', async () => {
  const info = { Author: 'Rosa Delgado', Title: 'Private', Keywords: 'secret' }
  const { pdf } = await write([toFile(await drawPdf(['Page'], { info }))])
  const { file } = await readPdf(pdf)
  const metadata = await file.getMetadata()
  expect(metadata.info).toMatchObject({
    Title: 'Trustee packet',
    CreationDate: 'D:20261127160000Z',
  })
  expect(pdf.toString('latin1')).not.toMatch(/Author|Keywords|Producer|Creator[^a-z]/)
})

describe('pictures', () => {
  /** The left half is red, the right half blue; twice as wide as high. */
  const draw = () =>
    sharp({ create: { width: 80, height: 40, channels: 3, background: '#ff0000' } }).composite([
      {
        input: { create: { width: 40, height: 40, channels: 3, background: '#0000ff' } },
        left: 40,
        top: 0,
      },
    ])

  /** The colors at the four sides of the picture on its page: left, right, top, bottom. */
  async function readSides(pdf: Buffer): Promise<string> {
    const text = pdf.toString('latin1')
    const start = text.indexOf('\u00ff\u00d8\u00ff')
    const { data, info } = await sharp(pdf.subarray(start, text.indexOf('endstream', start)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colour = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      return data[at]! > data[at + 2]! ? 'red' : 'blue'
    }
    const middle = { x: Math.floor(info.width / 2), y: Math.floor(info.height / 2) }
    const [right, bottom] = [info.width - 3, info.height - 3]
    return info.width > info.height
      ? `${colour(2, middle.y)} ${colour(right, middle.y)}, wide`
      : `${colour(middle.x, 2)} above ${colour(middle.x, bottom)}, high`
  }

  test.each([
    [null, 'red blue, wide'],
    [1, 'red blue, wide'],
    [2, 'blue red, wide'],
    [3, 'blue red, wide'],
    [4, 'red blue, wide'],
    [5, 'red above blue, high'],
    [6, 'red above blue, high'],
    [7, 'blue above red, high'],
    [8, 'blue above red, high'],
  ])('a photo with orientation %s is upright', async (orientation, sides) => {
    const content = await draw().jpeg().toBuffer()
    const { pdf, results } = await write([toFile(content, { extension: 'jpg', orientation })])
    expect(results).toEqual([1])
    expect(await readSides(pdf)).toBe(sides)
    const { pages } = await readPdf(pdf)
    expect(pages[1]?.view).toEqual(sides.endsWith('wide') ? [0, 0, 792, 612] : [0, 0, 612, 792])
  })

  test('png, gif and bmp get a page each', async () => {
    const { results, pdf } = await write([
      toFile(await draw().png().toBuffer(), { extension: 'png' }),
      toFile(await draw().gif().toBuffer(), { extension: 'gif' }),
      toFile(bitmap(), { extension: 'bmp' }),
    ])
    expect(results).toEqual([1, 1, 1])
    expect((await readPdf(pdf)).pages).toHaveLength(4)
  })

  test('a large photo is drawn with 300 points an inch', async () => {
    const size = { width: 4000, height: 3000, channels: 3, background: '#888' } as const
    const content = await sharp({ create: size }).jpeg().toBuffer()
    const { pdf } = await write([toFile(content, { extension: 'jpg' })])
    expect(pdf.toString('latin1')).toMatch(/\/Width 3000\s*\/Height 2250/)
  })

  test('a damaged photo is not part of it', async () => {
    const content = await draw().jpeg().toBuffer()
    const { results } = await write([
      toFile(content.subarray(0, 200), { extension: 'jpg' }),
      toFile(Buffer.from('BM'), { extension: 'bmp' }),
      toFile(content, { extension: 'jpg' }),
    ])
    expect(results).toEqual(['unreadable', 'unreadable', 1])
  })
})

describe('files that cannot be part of it', () => {
  test('are named with the reason, and the rest goes on', async () => {
    const good = await drawPdf(['One', 'Two'])
    const { results, pdf } = await write([
      toFile(good),
      toFile(lockedPdf('secret')),
      toFile(Buffer.from('%PDF-1.7\nnonsense')),
      toFile(good.subarray(0, 300)),
      toFile(await drawPdf(['Three'])),
    ])
    expect(results).toEqual([2, 'password', 'unreadable', 'unreadable', 1])
    const { texts } = await readPdf(pdf)
    expect(texts.slice(1).map((text) => text.trim())).toEqual(['One', 'Two', 'Three'])
  })

  test('a page without its content makes a file unreadable', async () => {
    const content = pdfWith({
      objects: ['<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 99 0 R>>'],
    })
    const broken = Buffer.from(
      content.toString('latin1').replace('Kids[3 0 R]', 'Kids[4 0 R]'),
      'latin1',
    )
    const { results } = await write([toFile(broken), toFile(pdfWith())])
    expect(results).toEqual(['unreadable', 1])
  })

  test('a file that needs too much memory is not part of it, and the next one is', async () => {
    const writer = openWriter({ memoryMb: 64 })
    const huge = Array.from(
      { length: 300_000 },
      (_, at) => `${at + 10} 0 obj\n<</A[1 2 3]>>\nendobj\n`,
    )
    const { results } = await write(
      [
        toFile(Buffer.concat([pdfWith(), Buffer.from(huge.join(''))])),
        toFile(await drawPdf(['Good'])),
      ],
      [],
      writer,
    )
    expect(results).toEqual(['too-much', 1])
  })
})

test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
  'a file of PDF %s that everyone can open is copied without its restrictions',
  async (pdfVersion) => {
    const content = await drawPdf(['Bank statement'], { pdfVersion, ownerPassword: 'owner' })
    const { results, pdf } = await write([toFile(content)])
    expect(results).toEqual([1])
    expect((await readPdf(pdf)).texts[1]).toContain('Bank statement')
    expect(pdf.includes('/Encrypt')).toBe(false)
  },
)

test('copies no scripts, attachments and actions', async () => {
  const content = pdfWith({
    catalog: '/OpenAction<</S/JavaScript/JS(catalog)>>',
    objects: [
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/AA<</O<</S/JavaScript/JS(page)>>>>/Annots[5 0 R 6 0 R 7 0 R]>>',
      '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/JavaScript/JS(link)>>>>',
      '<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</F(virus.exe)>>>>',
      '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://bank.example)/Next<</S/Launch/F(cmd.exe)>>>>>>',
      stream('', deflateSync('')),
    ],
  })
  const own = Buffer.from(
    content.toString('latin1').replace('Kids[3 0 R]', 'Kids[4 0 R]'),
    'latin1',
  )
  const { pdf } = await write([toFile(own)])
  const text = pdf.toString('latin1')
  expect(text).toContain('bank.example')
  expect(text).not.toMatch(/JavaScript|Launch|virus\.exe|\/AA/)
})
