import { crc32 } from 'node:zlib'
import { toBytes } from '../bytes.ts'

// Max bytes of each chunk type. A longer chunk would hide other data.
const drawnFrom = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['IDAT', Infinity],
  ['IEND', 0],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', Infinity],
  ['sBIT', 4],
  ['bKGD', 6],
  ['hIST', 512],
  ['pHYs', 9],
  ['cICP', 4],
  ['mDCV', 24],
  ['cLLI', 8],
  ['acTL', 8],
  ['fcTL', 26],
  ['fdAT', Infinity],
])
const repeated = new Set(['IDAT', 'fcTL', 'fdAT'])
const ofAnimation = new Set(['fcTL', 'fdAT'])
// Default color profile names of programs. Other names may identify the screen or its owner.
const usualNames = ['icc', 'ICC profile', 'ICC Profile', 'Photoshop ICC profile']
const maxNameLength = 79

/** `had` contains the types of the earlier chunks that were kept (PNG 3rd edition, 11). */
export function isKeptChunk(type: string, bytes: number, had: ReadonlySet<string>): boolean {
  const isInPlace = repeated.has(type) ? had.has('acTL') || !ofAnimation.has(type) : !had.has(type)
  return isInPlace && bytes <= (drawnFrom.get(type) ?? -1)
}

/** True for critical chunks, which cannot be removed. */
export function isNeeded(type: string): boolean {
  return type < 'a'
}

/** Returns the color profile chunk under a default name; nothing when it is invalid. */
export function namelessProfile(content: Uint8Array): Uint8Array[] {
  const nameBytes = content.indexOf(0)
  if (nameBytes < 1 || nameBytes > maxNameLength || content[nameBytes + 1] !== 0) return []
  const name = String.fromCharCode(...content.subarray(0, nameBytes))
  const profile = toBytes(`\0\0\0\0iCCP${usualNames.includes(name) ? name : 'icc'}`)
  const bytes = profile.length - 8 + content.length - nameBytes
  const chunk = new Uint8Array(12 + bytes)
  const numbers = new DataView(chunk.buffer)
  chunk.set(profile)
  chunk.set(content.subarray(nameBytes), profile.length)
  numbers.setUint32(0, bytes)
  numbers.setUint32(8 + bytes, crc32(chunk.subarray(4, 8 + bytes)))
  return [chunk]
}
