import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBytes } from '../bytes.ts'
import { createJpegStripper } from './jpeg-metadata.ts'
import { cutAt, cuts, joined } from './test-pictures.ts'
import { segment, soi, eoi, app0, frame, scanHeader, plain, stripped } from './test-jpeg-samples.ts'

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
