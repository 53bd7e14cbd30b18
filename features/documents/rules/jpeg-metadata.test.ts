// The stripper: a photo loses what tells more than the picture, and nothing else, however its bytes arrive.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesOf, placeOf } from './bytes.ts'
import { createJpegStripper } from './jpeg-metadata.ts'
import { cutAt, cuts, joined, stripped as strippedBy, tiff } from './test-pictures.ts'

const segment = (marker: number, content: string | Uint8Array) => {
  const body = joined(content)
  return joined(Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body)
}

const soi = '\xff\xd8'
const eoi = '\xff\xd9'
const app0 = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01 profile')
const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\0')
const tables = joined(segment(0xdb, 'quantisation'), segment(0xc4, 'huffman'))
const frame = segment(0xc2, '\x08\0\x10\0\x10\x03\x01\x22\0\x02\x11\x01\x03\x11\x01')
const scanHeader = segment(0xda, '\x03\x01\0\x02\x11\x03\x11\0\x3f\0')
// Stuffed bytes, restart markers and fill bytes, as an encoder may write them.
const scanData = joined('data\xff\x00more\xff\xd0data\xff\xd7\xff\x00\xff\x00', 'x'.repeat(300))

const exif = (order: 'II' | 'MM', orientation: number) => segment(0xe1, joined('Exif\0\0', tiff(order, orientation)))
const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<rdf>Rosa</rdf>')
const iptc = segment(0xed, 'Photoshop 3.0\0 8BIM by-line Rosa')
const comment = segment(0xfe, 'taken at home')

const plain = joined(soi, app0, colours, adobe, tables, frame, scanHeader, scanData, tables, scanHeader, scanData, eoi)
const told = joined(
  ...[soi, app0, exif('MM', 6), xmp, colours, iptc, comment, adobe, tables, frame, comment, scanHeader, scanData],
  ...[comment, tables, iptc, scanHeader, scanData, eoi, 'MotionPhoto trailing video with GPS'],
)

const stripped = (pieces: Iterable<Uint8Array>) => strippedBy(createJpegStripper(), pieces)

describe('a photo that tells nothing', () => {
  test('comes back byte for byte, however it is cut', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(cutAt(plain, places)).content).toEqual(plain)
      }),
    )
  })

  test('comes back byte for byte when it arrives one byte at a time', () => {
    const result = stripped(Array.from(plain, (byte) => Uint8Array.of(byte)))
    expect(result).toEqual({ content: plain, orientation: undefined, isMalformed: false })
  })

  test('keeps its fill bytes', () => {
    const filled = joined(soi, '\xff\xff', app0, tables, frame, scanHeader, scanData, '\xff\xff\xff', eoi)
    expect(stripped([filled]).content).toEqual(filled)
    expect(stripped(Array.from(filled, (byte) => Uint8Array.of(byte))).content).toEqual(filled)
  })

  test('comes back as views of what was given, not as copies of it', () => {
    const large = joined(soi, app0, frame, scanHeader, new Uint8Array(100_000).fill(7), eoi)
    const pieces = createJpegStripper().push(large)
    expect(pieces.some((piece) => piece.length > 100_000 && piece.buffer === large.buffer)).toBe(true)
  })
})

describe('a photo that tells where it was taken', () => {
  test('keeps the picture to the byte and nothing it told, however it is cut', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(cutAt(told, places))).toEqual({ content: plain, orientation: 6, isMalformed: false })
      }),
    )
  })

  test('has none of the words left', () => {
    const { content } = stripped([told])
    for (const word of ['GPS', 'Exif', 'Rosa', 'home', 'Photoshop', 'ns.adobe.com', 'Motion']) expect(placeOf(content, word)).toBe(-1)
  })

  test('any picture data is kept as it is', () => {
    const stuffed = (bytes: Uint8Array) => Uint8Array.from([...bytes].flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])))
    const anyData = fc.uint8Array({ maxLength: 2_000, size: 'max' }).map(stuffed)
    fc.assert(
      fc.property(anyData, cuts, (bytes, places) => {
        const photo = joined(soi, exif('II', 3), frame, scanHeader, bytes, eoi)
        expect(stripped(cutAt(photo, places)).content).toEqual(joined(soi, frame, scanHeader, bytes, eoi))
      }),
    )
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('remembers orientation %i in both byte orders', (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      expect(stripped([joined(soi, xmp, exif(order, orientation), frame, scanHeader, eoi)]).orientation).toBe(orientation)
    }
  })

  test.each([
    ['an orientation of 0', exif('II', 0)],
    ['an orientation of 9', exif('MM', 9)],
    ['a directory that is cut off', segment(0xe1, 'Exif\0\0II*\0\x08\0\0\0\xff\xff')],
    ['a directory beyond the end', segment(0xe1, 'Exif\0\0MM\0*\xff\xff\xff\xff')],
    ['no byte order', segment(0xe1, 'Exif\0\0XX*\0')],
    ['nothing in it', segment(0xe1, '')],
  ])('with %s it has none, and is still stripped', (_, app1) => {
    expect(stripped([joined(soi, app1, frame, scanHeader, 'x', eoi)])).toEqual({
      content: joined(soi, frame, scanHeader, 'x', eoi),
      orientation: undefined,
      isMalformed: false,
    })
  })
})

describe('what is no whole JPEG is told, whichever way it arrives', () => {
  test.each<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['another file', joined('%PDF-1.7')],
    ['something in front', joined('\0', plain)],
    ['no end', plain.subarray(0, -2)],
    ['half an end', plain.subarray(0, -1)],
    ['an end and no picture', joined(soi, app0, eoi)],
    ['a second start', joined(soi, soi, app0, frame, scanHeader, eoi)],
    ['something between the segments', joined(soi, app0, 'x', frame, scanHeader, eoi)],
    ['a segment shorter than its own length', joined(soi, '\xff\xe0\0\x01', frame, scanHeader, eoi)],
    ['a segment that reaches beyond the end', joined(soi, '\xff\xe1\xff\xff', 'Exif')],
    ['a marker that does not exist', joined(soi, '\xff\x02\0\x02', frame, scanHeader, eoi)],
    ['a restart outside of the picture', joined(soi, app0, '\xff\xd0', frame, scanHeader, eoi)],
    ['a picture of no width', joined(soi, segment(0xc0, '\x08\0\x10\0\0\x03'), scanHeader, eoi)],
    ['a picture of 65,500 pixels a side', joined(soi, segment(0xc0, '\x08\xff\xdc\xff\xdc\x03'), scanHeader, eoi)],
  ])('%s', (_, content) => {
    expect(stripped([content]).isMalformed).toBe(true)
    expect(stripped(Array.from(content, (byte) => Uint8Array.of(byte))).isMalformed).toBe(true)
  })

  test('after it was told, nothing more is answered', () => {
    const stripper = createJpegStripper()
    expect(stripper.push(bytesOf('GIF89a'))).toEqual([])
    expect(stripper.isMalformed()).toBe(true)
    expect(stripper.push(plain)).toEqual([])
  })

  test('no bytes whatever break it', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 500, size: 'max' }), cuts, (bytes, places) => void stripped(cutAt(joined(soi, '\xff', bytes), places))))
  })
})
