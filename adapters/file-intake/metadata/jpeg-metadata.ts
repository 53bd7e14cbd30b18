import { highestFirst } from '../bytes.ts'
import type { Orientation } from './exif-orientation.ts'
import { exifOrientation } from './exif-orientation.ts'
import { createApplicationJudge, mayBelongToLook } from './jpeg-application-segments.ts'
import { hasBearableSize } from '../signatures/picture-signature.ts'
import { getStripper, type Keeping, type PictureStripper } from './picture-stripper.ts'

type State =
  | 'start'
  | 'between'
  | 'marker'
  | 'length'
  | 'segment'
  | 'scan'
  | 'scan-marker'
  | 'done'
  | 'malformed'

const markerStart = 0xff
const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const app0 = 0xe0
const app1 = 0xe1
const reserved = 0xc8
// DHT, JPG and DAC are in the range of the frame headers, but they are not frame headers.
const noFrames = new Set([0xc4, reserved, 0xcc])
const maxFrameBytes = 6 + 3 * 255
// Max bytes of each segment. Decoders skip the rest of longer segments, which could hide data.
const maxBytes = new Map([
  [0xc4, 8 * (17 + 256)],
  [0xcc, 64],
  [startOfScan, 12],
  [0xdb, 4 * 129],
  [0xdc, 2],
  [0xdd, 2],
  [0xde, maxFrameBytes],
  [0xdf, 1],
])
// Cameras write dozens of segments. The longest metadata of editors takes a few hundred.
const maxSegments = 10_000
const maxFillBytes = 1_000_000

/**
 * Keeps the image data, the JFIF header, the color profile and Adobe's color segment byte for byte
 * (spec: security#picture-metadata). Buffers max one segment (64 KB).
 */
export function createJpegStripper(): PictureStripper {
  let state: State = 'start'
  let seenOfStart = 0
  let marker = 0
  let lengthBytes: number[] = []
  let left = 0
  let isKept = true
  let collected: Uint8Array | undefined
  let hasScan = false
  let segments = 0
  let fillBytes = 0
  let orientation: Orientation | undefined
  const judge = createApplicationJudge()

  function begin(byte: number): void {
    marker = byte
    isKept = byte < app0 && byte !== reserved
    lengthBytes = []
    segments += 1
    if (segments > maxSegments) state = 'malformed'
    else if (byte === endOfImage) state = hasScan ? 'done' : 'malformed'
    else if (byte === 0x01) state = 'between'
    else if (byte < 0xc0 || (byte >= 0xd0 && byte <= startOfImage)) state = 'malformed'
    else state = 'length'
  }

  function measure(byte: number, end: number, keeping: Keeping): void {
    lengthBytes.push(byte)
    if (lengthBytes.length < 2) return
    left = (lengthBytes[0] ?? 0) * 256 + byte - 2
    const isFrame = marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)
    const isLookedInto =
      isFrame || mayBelongToLook(marker) || (marker === app1 && orientation === undefined)
    collected = left > 0 && isLookedInto ? new Uint8Array(left) : undefined
    const max = isFrame ? maxFrameBytes : (maxBytes.get(marker) ?? left)
    state = left < 0 || left > max ? 'malformed' : 'segment'
    if (left === 0) finish(end, keeping)
  }

  function judgeSegment(
    content: Uint8Array,
    end: number,
    { copyHeld: keepHeld, insert: putIn }: Keeping,
  ): void {
    const segment = judge(marker, content)
    const head =
      segment &&
      Uint8Array.of(markerStart, marker, (segment.length + 2) >> 8, (segment.length + 2) & 255)
    if (!segment || !head) return
    const whole = new Uint8Array(head.length + segment.length)
    whole.set(head)
    whole.set(segment, head.length)
    if (segment === content) keepHeld(whole, end)
    else putIn(whole)
  }

  function finish(end: number, keeping: Keeping): void {
    state = marker === startOfScan ? 'scan' : 'between'
    hasScan ||= marker === startOfScan
    if (collected && marker === app1) orientation = exifOrientation(collected)
    else if (collected && marker >= app0) judgeSegment(collected, end, keeping)
    // A frame header: precision, height, width. A height of 0 is set after the first scan.
    else if (
      collected &&
      !hasBearableSize(highestFirst(collected, 3, 2), highestFirst(collected, 1, 2) || 1)
    )
      state = 'malformed'
    collected = undefined
  }

  function step(chunk: Uint8Array, at: number, keeping: Keeping): number {
    const { copy: keep, copyHeld: keepHeld } = keeping
    const byte = chunk[at] ?? 0
    if (state === 'start') {
      if (byte !== (seenOfStart === 0 ? markerStart : startOfImage)) state = 'malformed'
      else if ((seenOfStart += 1) === 2) state = 'between'
      keep(at, at + 1)
    } else if (state === 'between') {
      state = byte === markerStart ? 'marker' : 'malformed'
    } else if (state === 'marker' || state === 'scan-marker') {
      const isOfScan = state === 'scan-marker' && (byte === 0 || (byte >= 0xd0 && byte <= 0xd7))
      if (byte === markerStart) {
        keepHeld(Uint8Array.of(markerStart), at)
        fillBytes += 1
        if (fillBytes > maxFillBytes) state = 'malformed'
      } else if (isOfScan) {
        keepHeld(Uint8Array.of(markerStart, byte), at + 1)
        state = 'scan'
      } else {
        begin(byte)
        if (isKept) keepHeld(Uint8Array.of(markerStart, byte), at + 1)
      }
    } else if (state === 'length') {
      if (isKept) keep(at, at + 1)
      measure(byte, at + 1, keeping)
    } else if (state === 'segment') {
      const part = chunk.subarray(at, at + left)
      collected?.set(part, collected.length - left)
      left -= part.length
      if (isKept) keep(at, at + part.length)
      if (left === 0) finish(at + part.length, keeping)
      return part.length
    } else if (state === 'scan') {
      const end = endOfScanData(chunk, at)
      keep(at, end)
      if (end === chunk.length) return end - at
      state = 'scan-marker'
      return end - at + 1
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

/** Returns the index of the next marker, of an incomplete marker, or of the end. */
function endOfScanData(chunk: Uint8Array, from: number): number {
  for (
    let at = chunk.indexOf(markerStart, from);
    at !== -1;
    at = chunk.indexOf(markerStart, at + 2)
  ) {
    const next = chunk[at + 1]
    if (next === undefined || !(next === 0 || (next >= 0xd0 && next <= 0xd7))) return at
  }
  return chunk.length
}
