import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { getPlace } from '../bytes.ts'
import { createPngStripper } from './png-metadata.ts'
import {
  cutAt,
  cuts,
  joined,
  oneByOne,
  pngChunk,
  pngStart,
  stripped,
  tiff,
} from './test-pictures.ts'
import {
  header,
  points,
  end,
  colours,
  animation,
  privateChunks,
  plain,
} from './test-png-samples.ts'

const canaries = [
  ...[
    ...('sPLT caBX iDOT prVW exIf zxIf tXMP gIFx gIFt pCAL sCAL dSIG msOG meTa zzIp fcTL fdAT'.match(
      /\w+/g,
    ) ?? []),
  ].map((type) => pngChunk(type, 'CANARY')),
  ...['gAMA', 'sRGB', 'pHYs', 'cICP'].map((type) => pngChunk(type, 'CANARY'.repeat(5))),
  pngChunk('iCCP', 'CANARY without an end of its name'),
]

const result = joined(
  ...[
    pngStart,
    header,
    privateChunks[0],
    colours,
    pngChunk('eXIf', tiff('MM', 6)),
    ...canaries,
    pngChunk('acTL', '\0\0\0\x02\0\0\0\0'),
    privateChunks[1],
    points,
    pngChunk('IDAT', 'more'),
  ],
  ...[
    pngChunk('IDAT'),
    privateChunks[2],
    animation,
    privateChunks[3],
    pngChunk('tEXt'),
    pngChunk('iCCP', 'CANARY\0\0second'),
    pngChunk('tRNS', 'CANARY'.repeat(50)),
    end,
    'a trailing video with GPS',
  ],
)

describe('a PNG without metadata', () => {
  test('is returned byte for byte with its animation, in chunks of any size', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(createPngStripper(), cutAt(plain, places))).toEqual({
          content: plain,
          orientation: undefined,
          isMalformed: false,
        })
      }),
    )
    expect(stripped(createPngStripper(), oneByOne(plain)).content).toEqual(plain)
  })

  test('is returned as views of the input, not as copies', () => {
    const large = joined(pngStart, header, pngChunk('IDAT', new Uint8Array(100_000).fill(7)), end)
    const pieces = createPngStripper().push(large)
    expect(pieces).toHaveLength(1)
    expect(pieces[0]?.buffer).toBe(large.buffer)
  })
})

describe('a PNG with a location', () => {
  test('keeps the picture byte for byte and loses all metadata, in chunks of any size', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(createPngStripper(), cutAt(result, places))).toEqual({
          content: plain,
          orientation: 6,
          isMalformed: false,
        })
      }),
    )
    expect(stripped(createPngStripper(), oneByOne(result)).content).toEqual(plain)
  })

  test('contains no words of the metadata', () => {
    const { content } = stripped(createPngStripper(), [result])
    for (const word of ['CANARY', 'GPS', 'eXIf', 'Rosa', 'home', 'adobe', 'tIME'])
      expect(getPlace(content, word)).toBe(-1)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reports orientation %i in both byte orders, even if it comes after the image data',
    (orientation) => {
      for (const order of ['II', 'MM'] as const) {
        const exif = pngChunk('eXIf', tiff(order, orientation))
        for (const content of [
          joined(pngStart, header, exif, points, end),
          joined(pngStart, header, points, exif, end),
        ]) {
          expect(stripped(createPngStripper(), [content]).orientation).toBe(orientation)
        }
      }
    },
  )

  test.each([
    ['of 0', tiff('II', 0)],
    ['in a directory beyond the end', joined('MM\0*\xff\xff\xff\xff')],
    ['in nothing', new Uint8Array(0)],
    ['in what is far too long', joined('II*\0\x00\x00\x02\x00', new Uint8Array(200_000))],
  ])('reports no orientation for %s and removes the metadata', (_, exif) => {
    expect(
      stripped(createPngStripper(), [
        joined(pngStart, header, pngChunk('eXIf', exif), points, end),
      ]),
    ).toEqual({
      content: joined(pngStart, header, points, end),
      orientation: undefined,
      isMalformed: false,
    })
  })

  test("keeps its color profile without the profile's name", () => {
    const named = (name: string) =>
      joined(pngStart, header, pngChunk('iCCP', `${name}\0\0the profile`), points, end)
    for (const name of ['Screen of Rosa', 'x'.repeat(79)]) {
      expect(stripped(createPngStripper(), [named(name)])).toEqual({
        content: named('icc'),
        orientation: undefined,
        isMalformed: false,
      })
      expect(stripped(createPngStripper(), oneByOne(named(name))).content).toEqual(named('icc'))
    }
    expect(stripped(createPngStripper(), [named('x'.repeat(80))]).content).toEqual(
      joined(pngStart, header, points, end),
    )
    expect(stripped(createPngStripper(), [named('Photoshop ICC profile')]).content).toEqual(
      named('Photoshop ICC profile'),
    )
  })

  test('of many small pieces is returned in only a few pieces', () => {
    const small = Array.from({ length: 500 }, () => joined(pngChunk('tEXt', 'a'), pngChunk('IDAT')))
    const stripper = createPngStripper()
    const pieces = stripper.push(joined(pngStart, header, points, ...small, end))
    expect(pieces).toHaveLength(1)
    expect(pieces[0]).toEqual(
      joined(pngStart, header, points, ...small.map(() => pngChunk('IDAT')), end),
    )
  })
})

describe('a picture from a library', () => {
  const made = sharp({
    create: { width: 120, height: 90, channels: 4, background: '#3c6e71aa' },
  }).composite([
    {
      input: { create: { width: 60, height: 45, channels: 4, background: '#d9a441' } },
    },
  ])
  const readPoints = async (content: Uint8Array) =>
    (await sharp(content).raw().toBuffer()).toString('base64')

  test.each([
    ['with colours', () => made.clone().png()],
    ['of a palette', () => made.clone().png({ palette: true })],
    ['interlaced', () => made.clone().png({ progressive: true })],
    ['without compression', () => made.clone().png({ compressionLevel: 0 })],
  ])('%s keeps its pixels and loses EXIF and XMP', async (_, draw) => {
    const content = await draw()
      .withExif({ IFD0: { Copyright: 'Rosa Delgado' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Rosa Delgado</x:xmpmeta>')
      .toBuffer()
    const result = stripped(createPngStripper(), cutAt(content, [20, 30, 40, 41, 42, 1000]))
    expect(await sharp(content).metadata()).toMatchObject({
      exif: expect.anything(),
      xmp: expect.anything(),
    })
    expect(result.isMalformed).toBe(false)
    const { exif, xmp, comments } = await sharp(result.content).metadata()
    expect([exif, xmp, comments]).toEqual([undefined, undefined, undefined])
    expect(getPlace(result.content, 'Rosa')).toBe(-1)
    expect(await readPoints(result.content)).toBe(await readPoints(content))
  })

  test('reports its orientation', async () => {
    const content = await made.clone().png().withMetadata({ orientation: 8 }).toBuffer()
    const result = stripped(createPngStripper(), [content])
    expect(result).toMatchObject({ orientation: 8, isMalformed: false })
    expect((await sharp(result.content).metadata()).orientation).toBeUndefined()
  })

  test('keeps its color profile', async () => {
    const content = await made.clone().png().withIccProfile('p3').toBuffer()
    expect((await sharp(stripped(createPngStripper(), [content]).content).metadata()).icc).toEqual(
      (await sharp(content).metadata()).icc,
    )
  })
})
