import { expect, test } from 'vitest'
import { decodeBitmap } from './bitmap-pixels.ts'

interface Options {
  readonly bits: number
  readonly width: number
  readonly height: number
  readonly lines: readonly (readonly number[])[]
  readonly colours?: readonly number[]
  readonly masks?: readonly number[]
}

/** A bitmap of two lines and three columns whose points are packed in runs. */
function drawRuns(bits: 4 | 8, runs: readonly number[]): Buffer {
  const colours = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff]
  const content = draw({ bits, width: 3, height: 2, lines: [], colours })
  content.writeUInt32LE(bits === 8 ? 1 : 2, 30)
  return Buffer.concat([content, Buffer.from(runs)])
}

/** A bitmap with these bytes in its lines, in the order of the file. */
function draw({ bits, width, height, lines, colours = [], masks = [] }: Options): Buffer {
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54 + 4 * (colours.length + masks.length), 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(masks.length > 0 ? 3 : 0, 30)
  const numbers = Buffer.alloc(4 * (colours.length + masks.length))
  for (const [at, number] of [...masks, ...colours].entries()) numbers.writeUInt32LE(number, at * 4)
  const padded = lines.map((line) => {
    const bytes = Buffer.alloc(Math.ceil((width * bits) / 32) * 4)
    bytes.set(line)
    return bytes
  })
  return Buffer.concat([head, numbers, ...padded])
}

const [red, green, blue, white] = ['ff0000', '00ff00', '0000ff', 'ffffff']
const decode = (content: Buffer) => decodeBitmap(content, 1000)?.data.toString('hex')

test.each([
  [
    '24 bits from the bottom',
    {
      bits: 24,
      width: 1,
      height: 2,
      lines: [
        [255, 0, 0],
        [0, 0, 255],
      ],
    },
    red + blue,
  ],
  [
    '24 bits from the top',
    {
      bits: 24,
      width: 1,
      height: -2,
      lines: [
        [255, 0, 0],
        [0, 0, 255],
      ],
    },
    blue + red,
  ],
  [
    '32 bits',
    { bits: 32, width: 2, height: 1, lines: [[0, 0, 255, 0, 0, 255, 0, 0]] },
    red + green,
  ],
  [
    '32 bits with masks',
    { bits: 32, width: 1, height: 1, lines: [[255, 0, 0, 0]], masks: [0xff, 0xff00, 0xff0000] },
    red,
  ],
  ['16 bits', { bits: 16, width: 2, height: 1, lines: [[0x00, 0x7c, 0x1f, 0x00]] }, red + blue],
  [
    '16 bits with masks',
    { bits: 16, width: 1, height: 1, lines: [[0xe0, 0x07]], masks: [0xf800, 0x07e0, 0x001f] },
    green,
  ],
  [
    '8 bits',
    { bits: 8, width: 2, height: 1, lines: [[1, 0]], colours: [0xffffff, 0xff0000] },
    red + white,
  ],
  [
    '4 bits',
    { bits: 4, width: 2, height: 1, lines: [[0x10]], colours: [0x0000ff, 0x00ff00] },
    green + blue,
  ],
  [
    '1 bit',
    { bits: 1, width: 3, height: 1, lines: [[0b101_00000]], colours: [0, 0xffffff] },
    `${white}000000${white}`,
  ],
] as const)('decodes %s', (_, options, pixels) => {
  expect(decode(draw(options))).toBe(pixels)
})

test('does not decode what is too large, cut off or unknown', () => {
  const usual = { bits: 24, width: 1, height: 1, lines: [[0, 0, 255]] } as const
  expect(decodeBitmap(draw({ ...usual, width: 50, height: 50 }), 1000)).toBeUndefined()
  expect(decode(draw({ ...usual, width: 0, lines: [] }))).toBeUndefined()
  expect(decode(draw({ ...usual, bits: 7 }))).toBeUndefined()
  expect(decode(draw({ ...usual, bits: 24, masks: [1, 2, 3] }))).toBeUndefined()
  expect(decode(draw({ ...usual, height: 3 }))).toBeUndefined()
  expect(decode(draw(usual).subarray(0, 30))).toBeUndefined()
})

test.each([
  ['8 bits: runs', 8, [3, 1, 0, 0, 1, 0, 2, 2, 0, 1], red + blue + blue + green + green + green],
  [
    '8 bits: single points',
    8,
    [0, 3, 0, 1, 2, 0, 0, 0, 3, 3, 0, 1],
    white.repeat(3) + red + green + blue,
  ],
  [
    '8 bits: skipped points',
    8,
    [1, 1, 0, 2, 1, 1, 1, 1, 0, 1],
    red + red + green + green + red + red,
  ],
  ['4 bits: runs', 4, [3, 0x12, 0, 0, 3, 0x33, 0, 1], white.repeat(3) + green + blue + green],
  [
    '4 bits: single points',
    4,
    [0, 3, 0x01, 0x20, 0, 0, 3, 0x33, 0, 1],
    white.repeat(3) + red + green + blue,
  ],
  [
    'a run that goes on beyond its line',
    8,
    [9, 1, 0, 0, 3, 2, 0, 1],
    blue.repeat(3) + green.repeat(3),
  ],
] as const)('unpacks runs of %s', (_, bits, runs, pixels) => {
  expect(decode(drawRuns(bits, runs))).toBe(pixels)
})

test('does not decode runs without an end', () => {
  expect(decode(drawRuns(8, [3, 1, 0]))).toBeUndefined()
})
