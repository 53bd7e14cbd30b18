import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import { pdfWith, stream } from '#adapters/file-intake/test-files.ts'
import { createPacketWriter } from '../packet-writer.ts'
import { readPdf } from '../test-reading.ts'

const writer = createPacketWriter()
afterAll(() => writer.stop())

interface LayeredFile {
  /** The default configuration. */
  readonly config: string
  /** The layers, from object 6. */
  readonly layers: readonly string[]
  /** What each piece of the page belongs to: the number of a layer, or the text of a membership. */
  readonly pieces: ReadonlyArray<number | string>
}

const layer = (name: string, more = '') => `<</Type/OCG/Name(${name})${more}>>`
const [shown, hidden] = [layer('Shown'), layer('Draft')]

function drawLayered({ config, layers, pieces }: LayeredFile): Buffer {
  const content = pieces.map(
    (_, at) => `/OC /L${at} BDC BT /F1 12 Tf 72 ${700 - 20 * at} Td (piece) Tj ET EMC`,
  )
  const properties = pieces.map(
    (piece, at) =>
      `/L${at} ${typeof piece === 'number' ? `${piece} 0 R` : `<</Type/OCMD${piece}>>`}`,
  )
  const pdf = pdfWith({
    catalog: `/OCProperties<</OCGs[${layers.map((_, at) => `${at + 6} 0 R`).join(' ')}]/D<<${config}>>>>`,
    objects: [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 5 0 R/Resources<</Properties<<${properties.join('')}>>>>>>`,
      stream('', content.join('\n')),
      ...layers,
    ],
  })
  return Buffer.from(pdf.toString('latin1').replace('Kids[3 0 R]', 'Kids[4 0 R]'), 'latin1')
}

/** Tells for each piece of each page whether a viewer shows it, on the screen or in print. */
async function readShown(pdf: Uint8Array, intent: 'display' | 'print') {
  const { file, pages } = await readPdf(pdf)
  const config = await file.getOptionalContentConfig({ intent })
  const lists = await Promise.all(pages.map((page) => page.getOperatorList({ intent })))
  return lists.map(({ fnArray, argsArray }) =>
    fnArray.flatMap((operator, at) =>
      operator === OPS.beginMarkedContentProps && argsArray[at]?.[0] === 'OC'
        ? [config.isVisible(argsArray[at][1])]
        : [],
    ),
  )
}

async function writePacket(files: readonly Buffer[]): Promise<Buffer> {
  const packet = writer.open()
  const chunks = [packet.head]
  for (const content of files) {
    const file = { extension: 'pdf', orientation: null, content: new Uint8Array(content) }
    const added = await packet.add(file)
    if ('bytes' in added) chunks.push(added.bytes)
  }
  const cover = { title: 'Packet', facts: [], heading: 'Contents', contents: [] }
  const ended = await packet.end({ cover, bookmarks: [], writtenAt: new Date(0) })
  if ('bytes' in ended) chunks.push(ended.bytes)
  return Buffer.concat(chunks)
}

const cases: ReadonlyArray<
  readonly [what: string, file: LayeredFile, expected: readonly boolean[]]
> = [
  ['off', { config: '/OFF[7 0 R]', layers: [shown, hidden], pieces: [6, 7] }, [true, false]],
  [
    'off at first',
    { config: '/BaseState/OFF/ON[6 0 R]', layers: [shown, hidden], pieces: [6, 7] },
    [true, false],
  ],
  [
    'off on the screen, by its usage',
    {
      config: '',
      layers: [shown, layer('Draft', '/Usage<</View<</ViewState/OFF>>/Print<</PrintState/ON>>>>')],
      pieces: [6, 7],
    },
    [true, false],
  ],
  [
    'on the screen and not in print',
    {
      config: '/AS[<</Event/Print/OCGs[6 0 R]/Category[/Print]>>]',
      layers: [layer('Note', '/Usage<</Print<</PrintState/OFF>>>>')],
      pieces: [6],
    },
    [true],
  ],
  [
    'part of a membership',
    {
      config: '/OFF[7 0 R]',
      layers: [shown, hidden],
      pieces: ['/OCGs[6 0 R 7 0 R]/P/AllOn', '/OCGs[6 0 R 7 0 R]', '/OCGs 7 0 R/P/AnyOff'],
    },
    [false, true, true],
  ],
  [
    'part of an expression',
    {
      config: '/OFF[7 0 R]',
      layers: [shown, hidden],
      pieces: ['/VE[/And 6 0 R [/Not 7 0 R]]', '/VE[/Not 6 0 R]', '/VE[/Or 6 0 R 7 0 R]'],
    },
    [true, false, true],
  ],
]

test.each(cases)(
  'a layer that is %s is printed as the preview shows it',
  async (_, file, expected) => {
    const content = drawLayered(file)
    expect(await readShown(content, 'display')).toEqual([expected])
    const packet = await writePacket([content])
    expect(await readShown(packet, 'display')).toEqual([[], expected])
    expect(await readShown(packet, 'print')).toEqual([[], expected])
  },
)

test('the layers of several files do not change each other', async () => {
  const first = drawLayered({ config: '/OFF[7 0 R]', layers: [shown, hidden], pieces: [6, 7] })
  const second = drawLayered({ config: '/OFF[6 0 R]', layers: [shown, hidden], pieces: [6, 7] })
  const packet = await writePacket([first, pdfWith(), second])
  expect(await readShown(packet, 'print')).toEqual([[], [true, false], [], [false, true]])
})

test('a packet without layers names none', async () => {
  expect((await writePacket([pdfWith()])).includes('OCProperties')).toBe(false)
})
