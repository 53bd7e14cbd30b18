import { highestFirst, lowestFirst, getPlace, hasAt } from '../bytes.ts'

/** The first and last bytes of a file, and its total length. */
export interface Ends {
  readonly head: Uint8Array
  readonly tail: Uint8Array
  readonly bytes: number
}

const maxSidePixels = 30_000
const maxPixels = 100_000_000
const pngStart = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const pngEnd = Uint8Array.of(0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82)
const jpegEnd = Uint8Array.of(0xff, 0xd9)
const bitmapHeaders = [12, 40, 52, 56, 64, 108, 124]

// Signatures of two letters would wrongly refuse 6 % of pictures (spec: security#file-refusals).
const zipMarks = ['PK\u0003\u0004', 'PK\u0005\u0006']
const scriptMarks = ['<?php', '<script']

/** True for at most 30,000 pixels per side and 100 megapixels (spec: security#picture-size). */
export function hasBearableSize(width: number, height: number): boolean {
  return (
    width > 0 &&
    height > 0 &&
    width <= maxSidePixels &&
    height <= maxSidePixels &&
    hasBearablePixels(width, height)
  )
}

/** Also for pictures inside of a PDF. */
export function hasBearablePixels(width: number, height: number): boolean {
  return width * height <= maxPixels
}

export function looksLikeJpeg({ head, tail }: Ends): boolean {
  const marker = head[3] ?? 0
  const isStart =
    hasAt(head, 0, Uint8Array.of(0xff, 0xd8, 0xff)) &&
    marker >= 0xc0 &&
    marker !== 0xd8 &&
    marker !== 0xd9
  return isStart && hasSingleEnd(tail, jpegEnd)
}

export function looksLikePng({ head, tail }: Ends): boolean {
  const isStart =
    hasAt(head, 0, pngStart) &&
    highestFirst(head, 8, 4) === 13 &&
    hasAt(head, 12, 'IHDR') &&
    head.length >= 33
  return (
    isStart &&
    hasBearableSize(highestFirst(head, 16, 4), highestFirst(head, 20, 4)) &&
    hasSingleEnd(tail, pngEnd)
  )
}

export function looksLikeGif({ head, tail }: Ends): boolean {
  if (!hasAt(head, 0, 'GIF87a') && !hasAt(head, 0, 'GIF89a')) return false
  if (!hasBearableSize(lowestFirst(head, 6, 2), lowestFirst(head, 8, 2))) return false
  const flags = head[10] ?? 0
  const firstBlock = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  // The first block must be an extension or an image. A script with a GIF header has neither at
  // this position.
  return [0x21, 0x2c].includes(head[firstBlock] ?? 0) && holdsNoSecondFile(tail, 0)
}

export function looksLikeBmp({ head, tail, bytes }: Ends): boolean {
  const headerBytes = lowestFirst(head, 14, 4)
  if (
    !hasAt(head, 0, 'BM') ||
    !bitmapHeaders.includes(headerBytes) ||
    head.length < 14 + headerBytes
  )
    return false
  const [fileBytes, pixelsAt] = [lowestFirst(head, 2, 4), lowestFirst(head, 10, 4)]
  const isOld = headerBytes === 12
  const side = (at: number) => (isOld ? lowestFirst(head, at, 2) : lowestFirst(head, at, 4))
  const width = side(18)
  const height = side(isOld ? 20 : 22)
  // A bitmap stored from top to bottom has a negative height.
  const lines = !isOld && height >= 2 ** 31 ? 2 ** 32 - height : height
  const [planes, bits] = [
    lowestFirst(head, isOld ? 22 : 26, 2),
    lowestFirst(head, isOld ? 24 : 28, 2),
  ]
  const isPlausible =
    planes === 1 &&
    [1, 4, 8, 16, 24, 32].includes(bits) &&
    pixelsAt >= 14 + headerBytes &&
    pixelsAt < fileBytes
  const hasItsSize = Math.abs(fileBytes - bytes) <= 4
  return isPlausible && hasItsSize && hasBearableSize(width, lines) && holdsNoSecondFile(tail, 0)
}

function hasSingleEnd(tail: Uint8Array, endMarker: Uint8Array): boolean {
  // If the tail contains no end marker, all of it is checked.
  return holdsNoSecondFile(tail, Math.max(0, getPlace(tail, endMarker)))
}

function holdsNoSecondFile(tail: Uint8Array, from: number): boolean {
  const after = tail.subarray(from)
  const inLowerCase = after.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte + 32 : byte))
  return (
    zipMarks.every((mark) => getPlace(after, mark) === -1) &&
    scriptMarks.every((mark) => getPlace(inLowerCase, mark) === -1)
  )
}
