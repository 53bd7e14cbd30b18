import { crc32 } from 'node:zlib'
import { toBytes, highestFirst } from '../bytes.ts'
import { exifOrientation, type Orientation } from './exif-orientation.ts'
import { hasBearableSize } from '../signatures/picture-signature.ts'
import { getStripper, type Keeping, type PictureStripper } from './picture-stripper.ts'
import { isNeeded, namelessProfile, isKeptChunk } from './png-chunks.ts'

type State = 'signature' | 'head' | 'content' | 'check' | 'done' | 'malformed'

const signature = toBytes('\x89PNG\r\n\x1a\n')
// Max bytes of buffered metadata. Cameras write less, and the start of more is sufficient.
const maxHeldBytes = 65_536
const maxProfileBytes = 2 * 1_048_576
// The largest files have a few thousand chunks.
const maxChunks = 100_000

/**
 * Keeps the chunks of the image, its colors and its animation byte for byte, except for the name of
 * the color profile (spec: security#picture-metadata).
 */
export function createPngStripper(): PictureStripper {
  let state: State = 'signature'
  let seen = 0
  let type = ''
  let left = 0
  let isKept = true
  let sum = 0
  let hasHeader = false
  let hasPicture = false
  let orientation: Orientation | undefined
  let collected: Uint8Array | undefined
  let collectedBytes = 0
  let chunks = 0
  const had = new Set<string>()
  const held = new Uint8Array(8)

  function begin(): void {
    const length = highestFirst(held, 0, 4)
    type = String.fromCharCode(...held.subarray(4))
    const isHeader = type === 'IHDR'
    left = length
    seen = 0
    sum = crc32(held.subarray(4))
    const stays = isKeptChunk(type, length, had)
    const isProfile = stays && type === 'iCCP' && length <= maxProfileBytes
    isKept = stays && type !== 'iCCP'
    if (stays) had.add(type)
    chunks += 1
    collectedBytes = 0
    const maxCollected = isProfile ? maxProfileBytes : maxHeldBytes
    collected =
      isHeader || isProfile || (type === 'eXIf' && orientation === undefined)
        ? new Uint8Array(Math.min(length, maxCollected))
        : undefined
    // The header is the first chunk, occurs once and has 13 bytes.
    if (!/^[A-Za-z]{4}$/.test(type) || isHeader === hasHeader || (isHeader && length !== 13))
      state = 'malformed'
    else if ((isNeeded(type) && !stays) || chunks > maxChunks) state = 'malformed'
    else state = length > 0 ? 'content' : 'check'
    hasHeader = true
  }

  function collect(part: Uint8Array): void {
    if (!collected) return
    const fitting = part.subarray(0, collected.length - collectedBytes)
    collected.set(fitting, collectedBytes)
    collectedBytes += fitting.length
  }

  function finish({ insert: putIn }: Keeping): void {
    seen = 0
    state = 'head'
    if (highestFirst(held, 0, 4) !== sum) state = 'malformed'
    else if (
      type === 'IHDR' &&
      !(collected && hasBearableSize(highestFirst(collected, 0, 4), highestFirst(collected, 4, 4)))
    )
      state = 'malformed'
    else if (type === 'eXIf' && collected) orientation = exifOrientation(collected)
    else if (type === 'iCCP' && collected)
      for (const chunk of namelessProfile(collected)) putIn(chunk)
    else if (type === 'IDAT') hasPicture = true
    else if (type === 'IEND') state = hasPicture ? 'done' : 'malformed'
  }

  function step(chunk: Uint8Array, at: number, keeping: Keeping): number {
    const { copy: keep, copyHeld: keepHeld } = keeping
    const byte = chunk[at] ?? 0
    if (state === 'signature') {
      if (byte !== signature[seen]) state = 'malformed'
      else if ((seen += 1) === signature.length) [state, seen] = ['head', 0]
      keep(at, at + 1)
    } else if (state === 'head') {
      held[seen] = byte
      seen += 1
      if (seen < 8) return 1
      begin()
      if (isKept) keepHeld(held, at + 1)
    } else if (state === 'content') {
      const part = chunk.subarray(at, at + left)
      sum = crc32(part, sum)
      collect(part)
      left -= part.length
      if (isKept) keep(at, at + part.length)
      if (left === 0) state = 'check'
      return part.length
    } else if (state === 'check') {
      held[seen] = byte
      seen += 1
      if (isKept) keep(at, at + 1)
      if (seen === 4) finish(keeping)
    } else {
      return chunk.length - at
    }
    return 1
  }

  return getStripper({
    step,
    state: () => state,
    spoil: () => void (state = 'malformed'),
    orientation: () => orientation,
  })
}
