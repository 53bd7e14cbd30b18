import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toBytes, getPlace } from './bytes.ts'
import { createJpegStripper } from './jpeg-metadata.ts'
import { cutAt, cuts, joined, stripped as strippedBy, tiff } from './test-pictures.ts'

const segment = (marker: number, content: string | Uint8Array) => {
  const body = joined(content)
  return joined(Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body)
}

const soi = '\xff\xd8'
const eoi = '\xff\xd9'
const app0 = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
const profile = joined('\0\0\0\x8c', new Uint8Array(32), 'acsp', 'p'.repeat(100))
const profilePart = (part: number, of: number, content: string | Uint8Array) =>
  segment(0xe2, joined('ICC_PROFILE\0', Uint8Array.of(part, of), content))
const colours = joined(
  profilePart(1, 2, profile.subarray(0, 90)),
  profilePart(2, 2, profile.subarray(90)),
)
const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\0')
const tables = joined(segment(0xdb, 'quantisation'), segment(0xc4, 'huffman'))
const frame = segment(0xc2, '\x08\0\x10\0\x10\x03\x01\x22\0\x02\x11\x01\x03\x11\x01')
const scanHeader = segment(0xda, '\x03\x01\0\x02\x11\x03\x11\0\x3f\0')
// Stuffed bytes, restart markers and fill bytes, as encoders may write them.
const scanData = joined('data\xff\x00more\xff\xd0data\xff\xd7\xff\x00\xff\x00', 'x'.repeat(300))

const exif = (order: 'II' | 'MM', orientation: number) =>
  segment(0xe1, joined('Exif\0\0', tiff(order, orientation)))
const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<rdf>Rosa</rdf>')
const iptc = segment(0xed, 'Photoshop 3.0\0 8BIM by-line Rosa')
const comment = segment(0xfe, 'taken at home')
const canary = (marker: number, start: string) => segment(marker, `${start}CANARY`)
const canaries = joined(
  ...[
    canary(0xe0, 'JFXX\0\x10'),
    canary(0xe0, ''),
    app0,
    canary(0xe2, 'MPF\0'),
    canary(0xe2, 'FPXR\0'),
    canary(0xe2, 'ICC_PROFILE\0\x01\x01'),
  ],
  ...[
    profilePart(3, 3, 'CANARY'),
    profilePart(3, 2, 'CANARY'),
    canary(0xe3, 'Meta\0'),
    canary(0xe4, ''),
    canary(0xe5, ''),
    canary(0xe6, 'GoPro\0'),
    canary(0xe7, ''),
  ],
  ...[
    canary(0xe8, 'SPIFF\0'),
    canary(0xe9, ''),
    canary(0xea, 'PhotoStudio'),
    canary(0xeb, 'JP\0\0'),
    canary(0xec, 'Ducky'),
    canary(0xee, 'Adobe\0'),
    canary(0xef, ''),
  ],
  ...[canary(0xc8, ''), canary(0xf0, ''), canary(0xfd, '')],
)

const plain = joined(
  soi,
  app0,
  colours,
  adobe,
  tables,
  frame,
  scanHeader,
  scanData,
  tables,
  scanHeader,
  scanData,
  eoi,
)
const result = joined(
  ...[
    soi,
    app0,
    exif('MM', 6),
    xmp,
    colours,
    iptc,
    comment,
    adobe,
    canaries,
    adobe,
    tables,
    frame,
    comment,
    scanHeader,
    scanData,
  ],
  ...[
    comment,
    canaries,
    tables,
    iptc,
    scanHeader,
    scanData,
    eoi,
    'MotionPhoto trailing video with GPS',
  ],
)

const stripped = (pieces: Iterable<Uint8Array>) => strippedBy(createJpegStripper(), pieces)

describe('a photo without metadata', () => {
  test('is returned byte for byte, in chunks of any size', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(cutAt(plain, places)).content).toEqual(plain)
      }),
    )
  })

  test('is returned byte for byte when it arrives one byte at a time', () => {
    const result = stripped(Array.from(plain, (byte) => Uint8Array.of(byte)))
    expect(result).toEqual({ content: plain, orientation: undefined, isMalformed: false })
  })

  test('keeps its fill bytes', () => {
    const filled = joined(
      soi,
      '\xff\xff',
      app0,
      tables,
      frame,
      scanHeader,
      scanData,
      '\xff\xff\xff',
      eoi,
    )
    expect(stripped([filled]).content).toEqual(filled)
    expect(stripped(Array.from(filled, (byte) => Uint8Array.of(byte))).content).toEqual(filled)
  })

  test('is returned as views of the input, not as copies', () => {
    const large = joined(soi, app0, frame, scanHeader, new Uint8Array(100_000).fill(7), eoi)
    const pieces = createJpegStripper().push(large)
    expect(pieces.some((piece) => piece.length > 100_000 && piece.buffer === large.buffer)).toBe(
      true,
    )
  })
})

describe('a photo with a location', () => {
  test('keeps the picture byte for byte and loses all metadata, in chunks of any size', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(cutAt(result, places))).toEqual({
          content: plain,
          orientation: 6,
          isMalformed: false,
        })
      }),
    )
  })

  test('contains no words of the metadata', () => {
    const { content } = stripped([result])
    for (const word of [
      'CANARY',
      'GPS',
      'Exif',
      'Rosa',
      'home',
      'Photoshop',
      'ns.adobe.com',
      'Motion',
    ])
      expect(getPlace(content, word)).toBe(-1)
  })

  test('keeps its JFIF header without the thumbnail, which may show more', () => {
    const header = (end: string) => segment(0xe0, `JFIF\0\x01\x02\x01\0\x48\0\x48${end}`)
    for (const end of ['\x02\x01sixrgb', '\0\0CANARY', '\x02\x01']) {
      const photo = joined(soi, header(end), frame, scanHeader, scanData, eoi)
      const result = {
        content: joined(soi, header('\0\0'), frame, scanHeader, scanData, eoi),
        orientation: undefined,
        isMalformed: false,
      }
      expect(stripped([photo])).toEqual(result)
      expect(stripped(Array.from(photo, (byte) => Uint8Array.of(byte)))).toEqual(result)
    }
  })

  test('keeps a color profile only up to its declared length', () => {
    const parts = [profilePart(1, 3, profile), profilePart(2, 3, 'CANARY')]
    expect(stripped([joined(soi, ...parts, frame, scanHeader, 'x', eoi)]).content).toEqual(
      joined(soi, profilePart(1, 3, profile), frame, scanHeader, 'x', eoi),
    )
  })

  test('from a library keeps its pixels and its color profile', async () => {
    const made = sharp({ create: { width: 48, height: 32, channels: 3, background: '#3c6e71' } })
    for (const progressive of [false, true]) {
      const content = await made
        .clone()
        .jpeg({ progressive })
        .withIccProfile('p3')
        .withExif({ IFD0: { Copyright: 'Rosa' } })
        .toBuffer()
      const result = stripped(
        cutAt(joined(content.subarray(0, 2), canaries, content.subarray(2)), [3, 20, 700, 701]),
      )
      expect(result.isMalformed).toBe(false)
      expect(getPlace(result.content, 'CANARY')).toBe(-1)
      expect(getPlace(result.content, 'Rosa')).toBe(-1)
      expect(await sharp(result.content).raw().toBuffer()).toEqual(
        await sharp(content).raw().toBuffer(),
      )
      expect((await sharp(result.content).metadata()).icc).toEqual(
        (await sharp(content).metadata()).icc,
      )
    }
  })

  test('keeps any image data unchanged', () => {
    const stuffed = (bytes: Uint8Array) =>
      Uint8Array.from([...bytes].flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])))
    const anyData = fc.uint8Array({ maxLength: 2_000, size: 'max' }).map(stuffed)
    fc.assert(
      fc.property(anyData, cuts, (bytes, places) => {
        const photo = joined(soi, exif('II', 3), frame, scanHeader, bytes, eoi)
        expect(stripped(cutAt(photo, places)).content).toEqual(
          joined(soi, frame, scanHeader, bytes, eoi),
        )
      }),
    )
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'reports orientation %i in both byte orders',
    (orientation) => {
      for (const order of ['II', 'MM'] as const) {
        expect(
          stripped([joined(soi, xmp, exif(order, orientation), frame, scanHeader, eoi)])
            .orientation,
        ).toBe(orientation)
      }
    },
  )

  test.each([
    ['an orientation of 0', exif('II', 0)],
    ['an orientation of 9', exif('MM', 9)],
    ['a directory that is cut off', segment(0xe1, 'Exif\0\0II*\0\x08\0\0\0\xff\xff')],
    ['a directory beyond the end', segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff')],
    ['no byte order', segment(0xe1, 'Exif\0\0XX*\0')],
    ['nothing in it', segment(0xe1, '')],
  ])('reports no orientation for %s and removes the metadata', (_, app1) => {
    expect(stripped([joined(soi, app1, frame, scanHeader, 'x', eoi)])).toEqual({
      content: joined(soi, frame, scanHeader, 'x', eoi),
      orientation: undefined,
      isMalformed: false,
    })
  })
})

describe('an invalid JPEG, however it is split', () => {
  test.each<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['another file', joined('%PDF-1.7')],
    ['something in front', joined('\0', plain)],
    ['no end', plain.subarray(0, -2)],
    ['half an end', plain.subarray(0, -1)],
    ['an end and no picture', joined(soi, app0, eoi)],
    ['a second start', joined(soi, soi, app0, frame, scanHeader, eoi)],
    ['something between the segments', joined(soi, app0, 'x', frame, scanHeader, eoi)],
    [
      'a segment shorter than its own length',
      joined(soi, '\xff\xe0\0\x01', frame, scanHeader, eoi),
    ],
    ['a segment that reaches beyond the end', joined(soi, '\xff\xe1\xff\xff', 'Exif')],
    ['a marker that does not exist', joined(soi, '\xff\x02\0\x02', frame, scanHeader, eoi)],
    ['a restart outside of the picture', joined(soi, app0, '\xff\xd0', frame, scanHeader, eoi)],
    [
      'a number of lines with more behind it',
      joined(soi, app0, frame, scanHeader, 'x', segment(0xdc, '\0\x10 and more'), eoi),
    ],
    [
      'tables with more behind them',
      joined(soi, app0, segment(0xdb, 'x'.repeat(517)), frame, scanHeader, eoi),
    ],
    [
      'far too many segments',
      joined(
        soi,
        app0,
        new Uint8Array(40_000).map((_, at) => [0xff, 0xfe, 0, 2][at % 4] ?? 0),
        frame,
        scanHeader,
        eoi,
      ),
    ],
    ['a picture of no width', joined(soi, segment(0xc0, '\x08\0\x10\0\0\x03'), scanHeader, eoi)],
    [
      'a picture of 65,500 pixels a side',
      joined(soi, segment(0xc0, '\x08\xff\xdc\xff\xdc\x03'), scanHeader, eoi),
    ],
  ])('refuses %s', (_, content) => {
    expect(stripped([content]).isMalformed).toBe(true)
    expect(stripped(Array.from(content, (byte) => Uint8Array.of(byte))).isMalformed).toBe(true)
  })

  test('returns nothing after a refusal', () => {
    const stripper = createJpegStripper()
    expect(stripper.push(toBytes('GIF89a'))).toEqual([])
    expect(stripper.isMalformed()).toBe(true)
    expect(stripper.push(plain)).toEqual([])
  })

  test('handles any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 500, size: 'max' }),
        cuts,
        (bytes, places) => void stripped(cutAt(joined(soi, '\xff', bytes), places)),
      ),
    )
  })
})
