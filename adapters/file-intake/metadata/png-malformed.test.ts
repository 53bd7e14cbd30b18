import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBytes } from '../bytes.ts'
import { createPngStripper } from './png-metadata.ts'
import {
  cutAt,
  cuts,
  joined,
  oneByOne,
  pngChunk,
  pngHeader,
  pngStart,
  stripped,
} from './test-pictures.ts'
import { header, points, end, colours, privateChunks, plain } from './test-png-samples.ts'

const spoilt = (chunk: Uint8Array, at: number) =>
  chunk.map((byte, index) => (index === (at + chunk.length) % chunk.length ? byte ^ 1 : byte))

describe('an invalid PNG, however it is split', () => {
  test.each<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['another file', toBytes('%PDF-1.7')],
    ['something in front', joined('\0', plain)],
    ['no header', joined(pngStart, points, end)],
    ['two headers', joined(pngStart, header, header, points, end)],
    [
      'a header that is too short',
      joined(pngStart, pngChunk('IHDR', '\0\0\0\x10\0\0\0\x10'), points, end),
    ],
    ['no picture', joined(pngStart, header, end)],
    ['no end', joined(pngStart, header, points)],
    ['half an end', plain.subarray(0, -1)],
    ['a wrong check sum of the header', joined(pngStart, spoilt(header, -1), points, end)],
    ['a wrong check sum of the picture', joined(pngStart, header, spoilt(points, -2), end)],
    ['another picture than its check sum says', joined(pngStart, header, spoilt(points, 10), end)],
    [
      'a wrong check sum of a text',
      joined(pngStart, header, spoilt(privateChunks[0], -1), points, end),
    ],
    ['a wrong check sum of the end', joined(pngStart, header, points, spoilt(end, -1))],
    [
      'a chunk longer than the file',
      joined(pngStart, header, '\0\xff\xff\xffIDAT', 'x'.repeat(100)),
    ],
    ['a chunk longer than any', joined(pngStart, header, '\xff\xff\xff\xffIDAT', 'x'.repeat(100))],
    [
      'a needed chunk that is unknown',
      joined(pngStart, header, pngChunk('ZIPs', 'x'), points, end),
    ],
    [
      'more colours than there are',
      joined(pngStart, header, pngChunk('PLTE', 'x'.repeat(771)), points, end),
    ],
    ['something in its end', joined(pngStart, header, points, pngChunk('IEND', 'x'))],
    ['a chunk without a name', joined(pngStart, header, pngChunk('\0\0\0\0'), points, end)],
    ['a picture of no width', joined(pngStart, pngHeader(0, 16), points, end)],
    ['a picture of 65,500 pixels a side', joined(pngStart, pngHeader(65_500, 65_500), points, end)],
  ])('refuses %s', (_, content) => {
    expect(stripped(createPngStripper(), [content]).isMalformed).toBe(true)
    expect(stripped(createPngStripper(), oneByOne(content)).isMalformed).toBe(true)
  })

  test('refuses too many chunks', () => {
    const [empty, count] = [pngChunk('prVt'), 100_000]
    const strippedWith = (chunks: number) =>
      stripped(createPngStripper(), [
        joined(pngStart, header),
        Buffer.alloc(empty.length * chunks, empty),
        joined(points, end),
      ])
    expect(strippedWith(count - 3)).toEqual({
      content: joined(pngStart, header, points, end),
      orientation: undefined,
      isMalformed: false,
    })
    expect(strippedWith(count - 2).isMalformed).toBe(true)
  })

  test('returns nothing after a refusal', () => {
    const stripper = createPngStripper()
    expect(stripper.push(toBytes('GIF89a'))).toEqual([])
    expect(stripper.push(plain)).toEqual([])
    expect(stripper.isMalformed()).toBe(true)
  })

  test('detects any single flipped bit', () => {
    const content = joined(pngStart, header, colours, privateChunks[0], points, end)
    fc.assert(
      fc.property(fc.nat(content.length - 1), fc.nat(7), cuts, (at, bit, places) => {
        const changed = content.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte))
        expect(stripped(createPngStripper(), cutAt(changed, places)).isMalformed).toBe(true)
      }),
    )
  })

  test('handles any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 500, size: 'max' }),
        cuts,
        (bytes, places) =>
          void stripped(createPngStripper(), cutAt(joined(pngStart, header, bytes), places)),
      ),
    )
  })
})
