// Takes out of a GIF what tells more than the picture (comments, what programs note), block by block as it streams by, without touching the picture.
import { lowestFirst, standsAt } from './bytes.ts'
import { hasBearableSize } from './picture-signature.ts'
import { keptOf, type Keeping, type PictureStripper } from './picture-stripper.ts'

type State = 'header' | 'colours' | 'block' | 'label' | 'application' | 'frame' | 'code-size' | 'length' | 'content' | 'done' | 'malformed'

const headerBytes = 13
const frameBytes = 9
const extensionStart = 0x21
const frameStart = 0x2c
const trailer = 0x3b
const comment = 0xfe
const application = 0xff
const applicationNameBytes = 11
// How often an animation is shown. All others are notes of programs: XMP with names and places, and colour profiles, which hardly any program applies to
// a GIF and which name the screen.
const keptApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0']
const mostFrames = 500

/**
 * Removes all comments, all application extensions but those that repeat an animation, and whatever follows the end of the image; every other byte comes
 * back as it was (safety 3).
 */
export function createGifStripper(): PictureStripper {
  let state: State = 'header'
  let seen = 0
  let left = 0
  let isKept = true
  let afterColours: State = 'block'
  let frames = 0
  const held = new Uint8Array(3 + applicationNameBytes)

  function hold(byte: number): number {
    held[seen] = byte
    return (seen += 1)
  }

  /** What comes after a header: its colours, when it has some, and then this. */
  function passColours(flags: number, next: State): void {
    afterColours = next
    left = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
    state = left > 0 ? 'colours' : next
  }

  function readHeader(): void {
    const isStart = standsAt(held, 0, 'GIF87a') || standsAt(held, 0, 'GIF89a')
    if (isStart && hasBearableSize(lowestFirst(held, 6, 2), lowestFirst(held, 8, 2))) passColours(held[10] ?? 0, 'block')
    else state = 'malformed'
  }

  function readFrame(): void {
    frames += 1
    if (frames <= mostFrames && hasBearableSize(lowestFirst(held, 4, 2), lowestFirst(held, 6, 2))) passColours(held[8] ?? 0, 'code-size')
    else state = 'malformed'
  }

  function begin(byte: number): void {
    seen = 0
    isKept = true
    if (byte === extensionStart) state = 'label'
    else if (byte === frameStart) state = 'frame'
    else state = byte === trailer && frames > 0 ? 'done' : 'malformed'
  }

  function step(chunk: Uint8Array, at: number, { keep, keepHeld }: Keeping): number {
    const byte = chunk[at] ?? 0
    const next = at + 1
    if (state === 'header') {
      keep(at, next)
      if (hold(byte) === headerBytes) readHeader()
    } else if (state === 'block') {
      begin(byte)
      if (byte === extensionStart) hold(byte)
      else keep(at, next)
    } else if (state === 'label') {
      hold(byte)
      isKept = byte !== comment
      state = byte === application ? 'application' : 'length'
      if (isKept && byte !== application) keepHeld(held.subarray(0, seen), next)
    } else if (state === 'application') {
      if (hold(byte) === 3 && byte !== applicationNameBytes) {
        isKept = false
        left = byte
        state = byte === 0 ? 'block' : 'content'
      } else if (seen === held.length) {
        isKept = keptApplications.some((name) => standsAt(held, 3, name))
        if (isKept) keepHeld(held, next)
        state = 'length'
      }
    } else if (state === 'frame') {
      keep(at, next)
      if (hold(byte) === frameBytes) readFrame()
    } else if (state === 'code-size') {
      keep(at, next)
      state = byte >= 1 && byte <= 8 ? 'length' : 'malformed'
    } else if (state === 'length') {
      if (isKept) keep(at, next)
      left = byte
      state = byte === 0 ? 'block' : 'content'
    } else if (state === 'content' || state === 'colours') {
      const bytes = Math.min(left, chunk.length - at)
      left -= bytes
      if (isKept) keep(at, at + bytes)
      if (left === 0) state = state === 'colours' ? afterColours : 'length'
      return bytes
    } else {
      return chunk.length - at
    }
    return 1
  }

  return {
    push(chunk) {
      const kept = keptOf(chunk, step)
      return state === 'malformed' ? [] : kept
    },
    end() {
      if (state !== 'done') state = 'malformed'
      return []
    },
    orientation: () => undefined,
    isMalformed: () => state === 'malformed',
  }
}
