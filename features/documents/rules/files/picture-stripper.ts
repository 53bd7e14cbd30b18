// What the strippers of pictures have in common: how they are asked, and how the kept parts of a chunk become few views of it.
import type { Orientation } from './exif-orientation.ts'

/** Takes out of a picture what tells more than the picture, while it streams by (safety 3). */
export interface PictureStripper {
  /** The next bytes of the file; answers what is to be kept of them. The answers are views of `chunk` where possible. */
  push(chunk: Uint8Array): Uint8Array[]
  /** To be called after the last bytes; only then `isMalformed` is final. */
  end(): Uint8Array[]
  /** What the camera said before it was taken out. */
  orientation(): Orientation | undefined
  /** True when it is no whole picture of its kind, or one of more pixels than safety 3 allows. From then on nothing more is answered. */
  isMalformed(): boolean
}

export interface Keeping {
  /** Keeps this part of the chunk. */
  keep(from: number, to: number): void
  /** Keeps bytes that were held back until here, where they end; they may have begun in a chunk before. */
  keepHeld(bytes: Uint8Array, to: number): void
  /** Puts bytes in that did not stand there like this; those of the chunk that they stand for are not kept. */
  putIn(bytes: Uint8Array): void
}

/** Takes what it can from this place on and answers how many bytes that were. */
export type Step = (chunk: Uint8Array, at: number, keeping: Keeping) => number

export interface PictureMachine {
  readonly step: Step
  readonly state: () => string
  /** It is no whole picture: from now on its state is 'malformed'. */
  readonly spoil: () => void
  readonly orientation?: () => Orientation | undefined
}

/** A stripper that goes by the steps of one kind of picture, whose machine ends in the state 'done'. */
export function stripperOf({
  step,
  state,
  spoil,
  orientation = () => undefined,
}: PictureMachine): PictureStripper {
  const isMalformed = () => state() === 'malformed'
  return {
    push(chunk) {
      const kept = keptOf(chunk, step)
      return isMalformed() ? [] : kept
    },
    end() {
      if (state() !== 'done') spoil()
      return []
    },
    orientation,
    isMalformed,
  }
}

// Many small pieces cost more than one copy of them.
const mostPieces = 8

/** Goes through a chunk step by step and answers what was kept of it. */
function keptOf(chunk: Uint8Array, step: Step): Uint8Array[] {
  const kept: Uint8Array[] = []
  let from = 0
  let to = 0
  const flush = () => {
    if (to > from) kept.push(chunk.subarray(from, to))
  }
  const keep = (start: number, end: number) => {
    if (start !== to) {
      flush()
      from = start
    }
    to = end
  }
  const keepHeld = (bytes: Uint8Array, end: number) => {
    const start = end - bytes.length
    // What began in a chunk before comes first of all.
    if (start < 0) kept.push(bytes.slice(0, -start))
    keep(Math.max(0, start), end)
  }
  const putIn = (bytes: Uint8Array) => {
    flush()
    from = to
    kept.push(bytes)
  }
  const keeping = { keep, keepHeld, putIn }
  for (let at = 0; at < chunk.length;) at += step(chunk, at, keeping)
  flush()
  return kept.length > mostPieces ? [joined(kept)] : kept
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((bytes, { length }) => bytes + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
