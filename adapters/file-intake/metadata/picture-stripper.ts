import type { Orientation } from './exif-orientation.ts'

/** Removes metadata from a picture as a stream (spec: security#picture-metadata). */
export interface PictureStripper {
  /** Returns the bytes to keep, as views of `chunk` where possible. */
  push(chunk: Uint8Array): Uint8Array[]
  /** Call it after the last bytes; only then `isMalformed` is final. */
  end(): Uint8Array[]
  orientation(): Orientation | undefined
  /** True if malformed or too large (spec: security#picture-size). `push` then returns nothing. */
  isMalformed(): boolean
}

export interface Keeping {
  copy(from: number, to: number): void
  /** Keeps buffered bytes that end at `to`. They may have started in an earlier chunk. */
  copyHeld(bytes: Uint8Array, to: number): void
  /** Inserts bytes in place of bytes of the chunk that are not kept. */
  insert(bytes: Uint8Array): void
}

/** Consumes bytes from the position `at` and returns their number. */
export type Step = (chunk: Uint8Array, at: number, keeping: Keeping) => number

export interface PictureMachine {
  readonly step: Step
  readonly state: () => string
  readonly spoil: () => void
  readonly orientation?: () => Orientation | undefined
}

/** Creates a stripper from the steps of one format. Its machine ends in the state 'done'. */
export function getStripper({
  step,
  state,
  spoil,
  orientation = () => undefined,
}: PictureMachine): PictureStripper {
  const isMalformed = () => state() === 'malformed'
  return {
    push(chunk) {
      const rest = getKept(chunk, step)
      return isMalformed() ? [] : rest
    },
    end() {
      if (state() !== 'done') spoil()
      return []
    },
    orientation,
    isMalformed,
  }
}

// Many small views cost more than one copy.
const maxPieces = 8

function getKept(chunk: Uint8Array, step: Step): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let from = 0
  let to = 0
  const flush = () => {
    if (to > from) pieces.push(chunk.subarray(from, to))
  }
  const copy = (start: number, end: number) => {
    if (start !== to) {
      flush()
      from = start
    }
    to = end
  }
  const copyHeld = (bytes: Uint8Array, end: number) => {
    const start = end - bytes.length
    // Bytes from an earlier chunk come first.
    if (start < 0) pieces.push(bytes.slice(0, -start))
    copy(Math.max(0, start), end)
  }
  const insert = (bytes: Uint8Array) => {
    flush()
    from = to
    pieces.push(bytes)
  }
  const keeping = { copy, copyHeld, insert }
  for (let at = 0; at < chunk.length;) at += step(chunk, at, keeping)
  flush()
  return pieces.length > maxPieces ? [joinPieces(pieces)] : pieces
}

function joinPieces(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((bytes, { length }) => bytes + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
