import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { getPlace } from '../bytes.ts'
import { createJpegStripper } from './jpeg-metadata.ts'
import { cutAt, cuts, joined, tiff } from './test-pictures.ts'
import {
  segment,
  soi,
  eoi,
  app0,
  profile,
  profilePart,
  colours,
  adobe,
  tables,
  frame,
  scanHeader,
  scanData,
  plain,
  stripped,
} from './test-jpeg-samples.ts'

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

  test('keeps its JFIF header without the thumbnail, which may show what was cropped', () => {
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

  test('that a library has written keeps its pixels and its color profile', async () => {
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
