import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toBytes, getPlace } from '../bytes.ts'
import { createGifStripper } from './gif-metadata.ts'
import {
  cutAt,
  cuts,
  gifExtension,
  gifFrame,
  gifStart,
  joined,
  oneByOne,
  stripped,
} from './test-pictures.ts'

const control = gifExtension(0xf9, '\x04\x0a\0\0')
const repeats = gifExtension(0xff, 'NETSCAPE2.0', '\x01\0\0')
const repeatsToo = gifExtension(0xff, 'ANIMEXTS1.0', '\x01\x05\0')
const plainText = gifExtension(0x01, '\0\0\0\0\x10\0\x10\0\x08\x08\0\x01', 'CANARY')
const ownColours = joined(
  '\x2c\0\0\0\0\x01\0\x01\0\x81',
  '\0\0\0\x11\x11\x11\x22\x22\x22\x33\x33\x33',
  '\x02\x02\x44\x01\0',
)
const longData = joined(
  '\x2c\0\0\0\0\x01\0\x01\0\0\x08',
  ...Array.from({ length: 40 }, () => joined('\xff', 'd'.repeat(255))),
  '\0',
)

const comment = gifExtension(0xfe, 'taken at home', 'by Rosa')
const xmp = gifExtension(0xff, 'XMP DataXMP', '<rdf>Rosa</rdf>')
const profile = gifExtension(0xff, 'ICCRGBG1012', 'the screen of Rosa')
const nameless = gifExtension(0xff, 'short', 'Rosa')
const empty = gifExtension(0xff)

const canary = 'CANARY'
const canaries = [
  ...[
    plainText,
    gifExtension(0x99, canary),
    gifExtension(0x01, canary),
    gifExtension(0xf9, canary),
    gifExtension(0xf9, '\0\0\0\0', canary),
    gifExtension(0xf9),
  ],
  ...[
    gifExtension(0xff, 'NETSCAPE2.0', canary),
    gifExtension(0xff, 'NETSCAPE2.0', '\x01\0\0', canary),
    gifExtension(0xff, 'NETSCAPE2.0', '\x09\0\0'),
  ],
  ...[
    gifExtension(0xff, 'ANIMEXTS1.0', '\x01\0\0'.repeat(60)),
    gifExtension(0xff, 'NETSCAPE2.0\x03\x01\0\0'),
    gifExtension(0xff, 'NETSCAPE2.0'),
  ],
]
const plain = joined(
  gifStart(),
  repeats,
  repeatsToo,
  control,
  gifFrame(),
  control,
  ownColours,
  longData,
  ';',
)
const result = joined(
  ...[
    gifStart(),
    comment,
    repeats,
    xmp,
    repeatsToo,
    profile,
    control,
    gifFrame(),
    nameless,
    ...canaries,
    control,
    empty,
    ownColours,
    gifExtension(0xfe),
  ],
  ...[longData, comment, ';', 'a trailing video with GPS'],
)

describe('a GIF without metadata', () => {
  test('is returned byte for byte with its animation, in chunks of any size', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(createGifStripper(), cutAt(plain, places))).toEqual({
          content: plain,
          orientation: undefined,
          isMalformed: false,
        })
      }),
    )
    expect(stripped(createGifStripper(), oneByOne(plain)).content).toEqual(plain)
  })

  test('is returned as views of the input, not as copies', () => {
    const pieces = createGifStripper().push(plain)
    expect(pieces).toHaveLength(1)
    expect(pieces[0]?.buffer).toBe(plain.buffer)
  })

  test('is also returned byte for byte in version 87a', () => {
    const old = joined('GIF87a\x01\0\x01\0\0\0\0', gifFrame(), ';')
    expect(stripped(createGifStripper(), [old])).toEqual({
      content: old,
      orientation: undefined,
      isMalformed: false,
    })
  })

  test('may have 500 frames and no more', () => {
    const frames = (count: number) =>
      joined(gifStart(), ...Array.from({ length: count }, () => gifFrame()), ';')
    expect(stripped(createGifStripper(), [frames(500)]).isMalformed).toBe(false)
    expect(stripped(createGifStripper(), [frames(501)]).isMalformed).toBe(true)
  })
})

describe('a GIF with metadata', () => {
  test('keeps the picture byte for byte and loses all metadata, in chunks of any size', () => {
    fc.assert(
      fc.property(cuts, (places) => {
        expect(stripped(createGifStripper(), cutAt(result, places))).toEqual({
          content: plain,
          orientation: undefined,
          isMalformed: false,
        })
      }),
    )
    expect(stripped(createGifStripper(), oneByOne(result)).content).toEqual(plain)
  })

  test('contains no words of the metadata', () => {
    const { content } = stripped(createGifStripper(), [result])
    for (const word of ['CANARY', 'GPS', 'XMP', 'Rosa', 'home', 'ICC'])
      expect(getPlace(content, word)).toBe(-1)
  })
})

describe('a picture from a library', () => {
  const [width, height, frames] = [24, 16, 5]
  const raw = Uint8Array.from({ length: width * height * frames * 3 }, (_, at) => (at * at) % 251)
  const animated = () =>
    sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
      .gif({ loop: 3, delay: Array<number>(frames).fill(80) })
      .toBuffer()
  const readPoints = async (content: Uint8Array) =>
    (await sharp(content, { animated: true }).raw().toBuffer()).toString('base64')

  test('is returned byte for byte when it has no metadata', async () => {
    const content = Uint8Array.from(await animated())
    expect(stripped(createGifStripper(), cutAt(content, [5, 30, 31, 32, 33, 500]))).toEqual({
      content,
      orientation: undefined,
      isMalformed: false,
    })
  })

  test('keeps the pixels of every frame and the repetitions', async () => {
    const content = await animated()
    const firstBlock = 13 + 3 * 2 ** (((content[10] ?? 0) & 7) + 1)
    const noted = joined(
      content.subarray(0, firstBlock),
      comment,
      ...canaries,
      xmp,
      content.subarray(firstBlock, -1),
      comment,
      ';',
    )
    const result = stripped(createGifStripper(), cutAt(noted, [20, 900, 901, 1500]))
    expect(result.isMalformed).toBe(false)
    expect(result.content).toEqual(Uint8Array.from(content))
    expect(await readPoints(result.content)).toBe(await readPoints(noted))
    expect(await sharp(result.content, { animated: true }).metadata()).toMatchObject({
      pages: frames,
      loop: 3,
      delay: Array<number>(frames).fill(80),
    })
  })
})

describe('an invalid GIF, however it is split', () => {
  test.each<readonly [string, Uint8Array]>([
    ['nothing', new Uint8Array(0)],
    ['another file', toBytes('%PDF-1.7 and more')],
    ['something in front', joined('\0', plain)],
    ['another year', joined('GIF88a', plain.subarray(6))],
    ['no picture', joined(gifStart(), comment, ';')],
    [
      'far too many notes',
      joined(
        gifStart(),
        new Uint8Array(30_000).map((_, at) => [0x21, 0xfe, 0][at % 3] ?? 0),
        gifFrame(),
        ';',
      ),
    ],
    ['no end', plain.subarray(0, -1)],
    ['an end in the middle of its data', plain.subarray(0, -400)],
    ['an end in the middle of its colours', plain.subarray(0, 15)],
    ['an end in the middle of a comment', joined(gifStart(), gifFrame(), comment.subarray(0, 8))],
    ['data without their end', joined(gifStart(), gifFrame().subarray(0, -1), ';')],
    ['something between the blocks', joined(gifStart(), 'x', gifFrame(), ';')],
    ['a script', joined('GIF89a=1;alert(document.domain)//')],
    [
      'an impossible size of codes',
      joined(gifStart(), '\x2c\0\0\0\0\x01\0\x01\0\0', '\x0c\x02\x44\x01\0', ';'),
    ],
    ['a frame of no height', joined(gifStart(), gifFrame(1, 0), ';')],
    ['a frame of 65,500 pixels a side', joined(gifStart(), gifFrame(65_500, 65_500), ';')],
    ['a picture of 65,500 pixels a side', joined(gifStart(65_500, 65_500), gifFrame(), ';')],
  ])('refuses %s', (_, content) => {
    expect(stripped(createGifStripper(), [content]).isMalformed).toBe(true)
    expect(stripped(createGifStripper(), oneByOne(content)).isMalformed).toBe(true)
  })

  test('refuses too many blocks', () => {
    const pieces = [
      joined(gifStart(), '\x21\xfe'),
      Buffer.alloc(1_000_000, '\x01A'),
      joined('\0', gifFrame(), ';'),
    ]
    expect(stripped(createGifStripper(), pieces).isMalformed).toBe(true)
  })

  test('returns nothing after a refusal', () => {
    const stripper = createGifStripper()
    expect(stripper.push(toBytes('\x89PNG and more text'))).toEqual([])
    expect(stripper.push(plain)).toEqual([])
    expect(stripper.isMalformed()).toBe(true)
  })

  test('handles any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 500, size: 'max' }),
        cuts,
        (bytes, places) =>
          void stripped(createGifStripper(), cutAt(joined(gifStart(), bytes), places)),
      ),
    )
  })
})
