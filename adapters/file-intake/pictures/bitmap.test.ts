import { describe, expect, test } from 'vitest'
import { checkContent } from '../kinds.ts'

interface Layout {
  readonly header?: number
  readonly width?: number
  readonly lines?: number
  readonly bits?: number
  readonly how?: number
  readonly colours?: number
  /** Masks and colors that follow the header. */
  readonly behind?: Buffer
  readonly gap?: Buffer
  readonly pixels?: Buffer
  readonly trail?: Buffer
  readonly profile?: { readonly kind: string; readonly bytes: number }
}

const canary = Buffer.from('CANARY 40.6892 N')
const zeros = (bytes: number) => Buffer.alloc(bytes)
const masks = Buffer.from('00f80000e00700001f000000', 'hex')

function toBitmap(layout: Layout): Buffer {
  const {
    header = 40,
    width = 5,
    lines = 7,
    bits = 24,
    how = 0,
    colours = 0,
    behind = zeros(0),
    gap = zeros(0),
    trail = zeros(0),
    profile,
  } = layout
  const { pixels = Buffer.alloc(Math.ceil((width * bits) / 32) * 4 * Math.abs(lines), 9) } = layout
  const head = zeros(14 + header)
  const at = head.length + behind.length + gap.length
  head.write('BM')
  head.writeUInt32LE(at + pixels.length + trail.length, 2)
  head.writeUInt32LE(at, 10)
  head.writeUInt32LE(header, 14)
  if (header === 12) {
    for (const [index, number] of [width, lines, 1, bits].entries())
      head.writeUInt16LE(number, 18 + 2 * index)
  } else {
    head.writeInt32LE(width, 18)
    head.writeInt32LE(lines, 22)
    head.writeUInt16LE(1, 26)
    head.writeUInt16LE(bits, 28)
    head.writeUInt32LE(how, 30)
    head.writeUInt32LE(pixels.length, 34)
    head.writeUInt32LE(colours, 46)
  }
  if (header >= 52 && how === 3) masks.copy(head, 54)
  if (profile) {
    head.write(profile.kind, 70)
    head.writeUInt32LE(at - 14 + pixels.length, 126)
    head.writeUInt32LE(profile.bytes, 130)
  }
  return Buffer.concat([head, behind, gap, pixels, trail])
}

const profile = Buffer.concat([
  Buffer.of(0, 0, 0, 200),
  zeros(32),
  Buffer.from('acsp'),
  Buffer.alloc(160, 'p'),
])
const runs = (hex: string, more: Layout = {}): Layout => ({
  bits: 8,
  how: 1,
  width: 4,
  lines: 2,
  behind: zeros(1024),
  pixels: Buffer.from(hex.replaceAll(' ', ''), 'hex'),
  ...more,
})
const twoLines = '0407 0000 0003010203000107 0001'

describe('sound bitmaps', () => {
  test.each<readonly [string, Layout]>([
    ['with the usual header', {}],
    ['from the top down', { lines: -7 }],
    ['with the oldest header', { header: 12 }],
    [
      'with the oldest header and colours of three bytes',
      { header: 12, bits: 8, behind: zeros(768) },
    ],
    ['with two bytes behind its points', { trail: Buffer.of(1, 2) }],
    ['with zeros up to a round number', { trail: zeros(500) }],
    ['with zeros before its points', { gap: zeros(74) }],
    ['with two bytes before its points', { gap: Buffer.of(1, 2) }],
    ['of two colours', { bits: 1, behind: zeros(8) }],
    ['of sixteen colours', { bits: 4, behind: zeros(64) }],
    ['of few of 256 colours', { bits: 8, colours: 3, behind: Buffer.alloc(12, 9) }],
    ['that says few colours and has all', { bits: 8, colours: 3, behind: Buffer.alloc(1024, 9) }],
    ['with masks behind its header', { bits: 16, how: 3, behind: masks }],
    ['with four masks behind its header', { bits: 32, how: 6, behind: Buffer.alloc(16, 9) }],
    ['with masks in its header', { header: 56, bits: 16, how: 3 }],
    [
      'with masks in its header and again behind it',
      { header: 108, bits: 16, how: 3, behind: masks },
    ],
    ['of version 4', { header: 108, bits: 32 }],
    ['of version 5', { header: 124, bits: 32, how: 3 }],
    ['with suggested colours', { colours: 2, behind: Buffer.of(9, 9, 9, 0, 8, 8, 8, 0) }],
    ['with its profile', { header: 124, trail: profile, profile: { kind: 'DEBM', bytes: 200 } }],
    ['of runs', runs(twoLines)],
    [
      'of runs of half bytes',
      runs('0412 0000 00031230 0112 0001', { bits: 4, how: 2, behind: zeros(64) }),
    ],
    ['of runs that leave points out', runs('0407 0000 00020100 0307 0001')],
  ])('accepts %s', async (_, layout) => {
    expect(await checkContent('bmp', toBitmap(layout))).toEqual({
      isSound: true,
      reason: '',
      flags: [],
    })
  })
})

describe('unsafe bitmaps', () => {
  test.each<readonly [string, Layout, string]>([
    ['with words before its points', { gap: canary }, 'beside its points'],
    ['with words behind its points', { trail: canary }, 'beside its points'],
    [
      'with words far behind its points',
      { trail: Buffer.concat([zeros(5_000), canary]) },
      'beside its points',
    ],
    [
      'with words behind all of its colours',
      { bits: 4, behind: zeros(64), gap: canary },
      'beside its points',
    ],
    [
      'with other masks behind those in its header',
      { header: 108, bits: 16, how: 3, behind: canary },
      'beside its points',
    ],
    ['with words as suggested colours', { colours: 4, behind: canary }, 'among its colours'],
    [
      'with far more colours than there are',
      { colours: 2 ** 31, behind: Buffer.concat([zeros(1024), canary]) },
      'beside its points',
    ],
    [
      'with words behind its profile',
      {
        header: 124,
        trail: Buffer.concat([profile, canary]),
        profile: { kind: 'DEBM', bytes: 5_000 },
      },
      'beside its points',
    ],
    [
      'with words that it calls a profile',
      { header: 124, trail: Buffer.alloc(200, canary), profile: { kind: 'DEBM', bytes: 200 } },
      'beside its points',
    ],
    [
      'with the name of a profile elsewhere',
      {
        header: 124,
        trail: Buffer.from('C:\\Users\\Rosa\\screen.icc\0'),
        profile: { kind: 'KNIL', bytes: 25 },
      },
      'beside its points',
    ],
    ['with words behind its runs', runs(twoLines, { trail: canary }), 'beside its points'],
    ['with runs without their end', runs('0407 0000 0407'), 'without the end'],
    ['with runs beside the picture', runs('ff07 0001'), 'outside of it'],
    ['with runs behind the last line', runs('0407 0000 0407 0000 0107 0001'), 'outside of it'],
    ['that is a photo in a cover', { how: 4, bits: 0, pixels: canary }, 'unusual way'],
  ])('refuses %s', async (_, layout, reason) => {
    expect(await checkContent('bmp', toBitmap(layout))).toEqual({
      isSound: false,
      reason: expect.stringContaining(reason),
      flags: [],
    })
  })

  test('returns a verdict for a bitmap that is truncated at any length', async () => {
    const whole = toBitmap({ header: 124, trail: profile, profile: { kind: 'DEBM', bytes: 200 } })
    for (let end = 0; end < whole.length - 4; end++)
      expect(await checkContent('bmp', whole.subarray(0, end))).toMatchObject({ isSound: false })
  })
})
