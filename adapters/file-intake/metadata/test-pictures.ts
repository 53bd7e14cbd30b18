import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { toBytes } from '../bytes.ts'
import type { PictureStripper } from './picture-stripper.ts'

export function joined(...pieces: ReadonlyArray<string | Uint8Array>): Uint8Array {
  return Uint8Array.from(
    pieces.flatMap((piece) => [...(typeof piece === 'string' ? toBytes(piece) : piece)]),
  )
}

export function stripped(stripper: PictureStripper, pieces: Iterable<Uint8Array>) {
  const parts: Uint8Array[] = []
  for (const piece of pieces) parts.push(...stripper.push(piece))
  parts.push(...stripper.end())
  return {
    content: joined(...parts),
    orientation: stripper.orientation(),
    isMalformed: stripper.isMalformed(),
  }
}

/** Positions for `cutAt`. */
export const cuts = fc.array(fc.nat(), { maxLength: 30 })

export function* cutAt(content: Uint8Array, places: readonly number[]): Generator<Uint8Array> {
  const sorted = [
    0,
    ...places.map((place) => place % (content.length + 1)).toSorted((a, b) => a - b),
    content.length,
  ]
  for (let index = 1; index < sorted.length; index++)
    yield content.subarray(sorted[index - 1], sorted[index])
}

export const oneByOne = (content: Uint8Array): Uint8Array[] =>
  Array.from(content, (byte) => Uint8Array.of(byte))

const fourBytes = (number: number) =>
  Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number)
const twoBytes = (number: number) => Uint8Array.of(number, number >>> 8)

export const pngStart = '\x89PNG\r\n\x1a\n'

/** A chunk with its length and its checksum. */
export function pngChunk(type: string, content: string | Uint8Array = ''): Uint8Array {
  const body = joined(type, content)
  return joined(fourBytes(body.length - 4), body, fourBytes(crc32(body)))
}

/** The header of a grayscale picture. */
export const pngHeader = (width: number, height: number): Uint8Array =>
  pngChunk('IHDR', joined(fourBytes(width), fourBytes(height), '\x08\0\0\0\0'))

/** Black, uncompressed pixels; max 65,535. */
export function pngPoints(width: number, height: number): Uint8Array {
  const bytes = (width + 1) * height
  return pngChunk(
    'IDAT',
    joined(
      '\x78\x01\x01',
      twoBytes(bytes),
      twoBytes(~bytes),
      new Uint8Array(bytes),
      fourBytes(bytes * 65_536 + 1),
    ),
  )
}

/** TIFF data whose directory has two entries. The second one is the orientation. */
export function tiff(order: 'II' | 'MM', orientation: number): Uint8Array {
  const short = (value: number) =>
    order === 'II' ? [value & 255, value >> 8] : [value >> 8, value & 255]
  const oneAsLong = order === 'II' ? [1, 0, 0, 0] : [0, 0, 0, 1]
  const entry = (tag: number, value: number) => [
    ...short(tag),
    ...short(3),
    ...oneAsLong,
    ...short(value),
    0,
    0,
  ]
  const start = order === 'II' ? 'II*\0\x08\0\0\0' : 'MM\0*\0\0\0\x08'
  return joined(
    start,
    Uint8Array.from([...short(2), ...entry(0x0100, 16), ...entry(0x0112, orientation)]),
    'GPS 40.7128 N 74.0060 W',
  )
}

/** The start of a GIF with two colors. */
export const gifStart = (width = 1, height = 1): Uint8Array =>
  joined('GIF89a', twoBytes(width), twoBytes(height), '\x80\0\0', '\0\0\0\xff\xff\xff')

/** A GIF frame of one pixel. */
export const gifFrame = (width = 1, height = 1): Uint8Array =>
  joined('\x2c\0\0\0\0', twoBytes(width), twoBytes(height), '\0', '\x02\x02\x44\x01\0')

/** A GIF extension: its label and its blocks. */
export function gifExtension(
  label: number,
  ...blocks: ReadonlyArray<string | Uint8Array>
): Uint8Array {
  return joined(
    Uint8Array.of(0x21, label),
    ...blocks.flatMap((block) => [Uint8Array.of(block.length), block]),
    '\0',
  )
}
