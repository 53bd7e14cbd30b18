import { lowestFirst, hasAt } from '../bytes.ts'
import { hasBearableSize } from '../signatures/picture-signature.ts'
import { getStripper, type Keeping, type PictureStripper } from './picture-stripper.ts'

type State =
  | 'header'
  | 'colours'
  | 'block'
  | 'label'
  | 'frame'
  | 'code-size'
  | 'length'
  | 'content'
  | 'done'
  | 'malformed'

const headerBytes = 13
const frameBytes = 9
const extensionStart = 0x21
const frameStart = 0x2c
const trailer = 0x3b
const control = 0xf9
const controlBytes = 8
const application = 0xff
// These application extensions set the repetitions of an animation. All others are metadata.
const keptApplications = ['\x0bNETSCAPE2.0\x03\x01', '\x0bANIMEXTS1.0\x03\x01']
const applicationBytes = 19
const maxFrames = 500
// A program may add a block before every frame.
const maxBlocks = 10_000
const maxParts = 500_000

/** Keeps the frames, their order and repetition byte for byte (spec: security#picture-metadata). */
export function createGifStripper(): PictureStripper {
  let state: State = 'header'
  let seen = 0
  let left = 0
  let isKept = true
  let afterColours: State = 'block'
  let frames = 0
  let blocks = 0
  let parts = 0
  // One byte longer than the longest extension that is kept, so that longer ones can be detected.
  const held = new Uint8Array(applicationBytes + 1)

  function retain(byte: number): number {
    if (seen < held.length) held[seen++] = byte
    return seen
  }

  function isKeptExtension(): boolean {
    if (held[1] === control) return seen === controlBytes && held[2] === 4
    return (
      held[1] === application &&
      seen === applicationBytes &&
      keptApplications.some((start) => hasAt(held, 2, start))
    )
  }

  function skipColours(flags: number, next: State): void {
    afterColours = next
    left = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
    state = left > 0 ? 'colours' : next
  }

  function readHeader(): void {
    const isStart = hasAt(held, 0, 'GIF87a') || hasAt(held, 0, 'GIF89a')
    if (isStart && hasBearableSize(lowestFirst(held, 6, 2), lowestFirst(held, 8, 2)))
      skipColours(held[10] ?? 0, 'block')
    else state = 'malformed'
  }

  function readFrame(): void {
    frames += 1
    if (frames <= maxFrames && hasBearableSize(lowestFirst(held, 4, 2), lowestFirst(held, 6, 2)))
      skipColours(held[8] ?? 0, 'code-size')
    else state = 'malformed'
  }

  function begin(byte: number): void {
    seen = 0
    isKept = true
    blocks += 1
    if (blocks > maxBlocks) state = 'malformed'
    else if (byte === extensionStart) state = 'label'
    else if (byte === frameStart) state = 'frame'
    else state = byte === trailer && frames > 0 ? 'done' : 'malformed'
  }

  function step(
    chunk: Uint8Array,
    at: number,
    { copy: keep, copyHeld: keepHeld }: Keeping,
  ): number {
    const byte = chunk[at] ?? 0
    const next = at + 1
    if (state === 'header') {
      keep(at, next)
      if (retain(byte) === headerBytes) readHeader()
    } else if (state === 'block') {
      begin(byte)
      if (byte === extensionStart) retain(byte)
      else keep(at, next)
    } else if (state === 'label') {
      retain(byte)
      isKept = false
      state = 'length'
    } else if (state === 'frame') {
      keep(at, next)
      if (retain(byte) === frameBytes) readFrame()
    } else if (state === 'code-size') {
      keep(at, next)
      state = byte >= 1 && byte <= 8 ? 'length' : 'malformed'
    } else if (state === 'length') {
      if (isKept) keep(at, next)
      else retain(byte)
      if (!isKept && byte === 0 && isKeptExtension()) keepHeld(held.subarray(0, seen), next)
      left = byte
      parts += 1
      if (parts > maxParts) state = 'malformed'
      else state = byte === 0 ? 'block' : 'content'
    } else if (state === 'content' || state === 'colours') {
      const bytes = Math.min(left, chunk.length - at)
      left -= bytes
      if (isKept) keep(at, at + bytes)
      else
        for (let index = at; index < at + bytes && seen < held.length; index++)
          retain(chunk[index] ?? 0)
      if (left === 0) state = state === 'colours' ? afterColours : 'length'
      return bytes
    } else {
      return chunk.length - at
    }
    return 1
  }

  return getStripper({ step, state: () => state, spoil: () => void (state = 'malformed') })
}
