import { highestFirst, lowestFirst, hasAt } from '../bytes.ts'

/** 1 is upright; the others are rotated or mirrored as EXIF defines. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const orientationTag = 0x0112
const shortType = 3

/** Reads the APP1 segment of a JPEG or the eXIf chunk of a PNG. */
export function exifOrientation(segment: Uint8Array): Orientation | undefined {
  // A PNG omits the prefix.
  const tiffStart = hasAt(segment, 0, 'Exif\0\0') ? 6 : 0
  const isLittle = hasAt(segment, tiffStart, 'II*\0')
  if (!isLittle && !hasAt(segment, tiffStart, 'MM\0*')) return undefined
  const numberAt = isLittle ? lowestFirst : highestFirst
  const directory = tiffStart + numberAt(segment, tiffStart + 4, 4)
  const entries = numberAt(segment, directory, 2)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > segment.length) return undefined
    if (
      numberAt(segment, entry, 2) !== orientationTag ||
      numberAt(segment, entry + 2, 2) !== shortType
    )
      continue
    const value = numberAt(segment, entry + 8, 2)
    return value >= 1 && value <= 8 ? (value as Orientation) : undefined
  }
  return undefined
}
