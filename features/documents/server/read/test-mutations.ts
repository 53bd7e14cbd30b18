// Damages files in a reproducible way: flipped bits, and truncated, torn, doubled and shifted
// pieces.

/** Pseudorandom numbers between 0 and 1 from a seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Harm = (content: Buffer, upTo: (most: number) => number) => Buffer

/** Flips some bits, as the program zzuf does. */
const flipBits: Harm = (content, upTo) => {
  const copy = Buffer.from(content)
  for (let left = 1 + upTo(1 + content.length / 100); left > 0; left--) {
    const at = upTo(copy.length)
    copy[at] = (copy[at] ?? 0) ^ (1 << upTo(8))
  }
  return copy
}
const setBytes: Harm = (content, upTo) => {
  const copy = Buffer.from(content)
  const at = upTo(copy.length)
  return copy.fill([0, 0xff, 0x7f, 0x80][upTo(4)] ?? 0, at, Math.min(copy.length, at + 1 + upTo(8)))
}
const cutEnd: Harm = (content, upTo) => content.subarray(0, upTo(content.length))
const cutMiddle: Harm = (content, upTo) => {
  const at = upTo(content.length)
  return Buffer.concat([content.subarray(0, at), content.subarray(at + 1 + upTo(64))])
}
const insert: Harm = (content, upTo) => {
  const at = upTo(content.length)
  return Buffer.concat([
    content.subarray(0, at),
    Buffer.from(Array.from({ length: 1 + upTo(64) }, () => upTo(256))),
    content.subarray(at),
  ])
}
const double: Harm = (content, upTo) => {
  const at = upTo(content.length)
  const end = at + 1 + upTo(256)
  return Buffer.concat([content.subarray(0, end), content.subarray(at)])
}
const swap: Harm = (content, upTo) => {
  const [first = 0, second = 0] = [upTo(content.length), upTo(content.length)].toSorted(
    (a, b) => a - b,
  )
  return Buffer.concat([
    content.subarray(second),
    content.subarray(first, second),
    content.subarray(0, first),
  ])
}

const harms = [flipBits, flipBits, setBytes, cutEnd, cutMiddle, insert, double, swap]
/** The number of copies that have each kind of damage once. */
export const damages = harms.length

export function mutations(content: Buffer, count: number, seed: number): readonly Buffer[] {
  const next = dice(seed)
  const upTo = (most: number) => Math.floor(next() * most)
  return Array.from({ length: count }, (_, made) =>
    (harms[made % harms.length] ?? flipBits)(content, upTo),
  )
}
