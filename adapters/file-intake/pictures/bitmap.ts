import { type FormatCheck, Refusal } from '../verdicts.ts'

type Span = readonly [from: number, to: number]

const fileHeaderBytes = 14
const oldestHeaderBytes = 12
const newestHeaderBytes = 124
// Max size of a gap with any content, for alignment. A longer gap may contain only zero bytes.
const paddingBytes = 4
const maxColours = 256

const packing = { none: 0, runsOf8: 1, runsOf4: 2, masks: 3, masksWithAlpha: 6 } as const

/** The caller has checked the first bytes (spec: security#file-type-by-content). */
export const lookAtBitmap: FormatCheck = (content) => {
  if (content.length < 26 || Math.abs(content.readUInt32LE(2) - content.length) > paddingBytes)
    throw new Refusal('bitmap of another size than it says')
  const headerBytes = content.readUInt32LE(14)
  if (content.length < fileHeaderBytes + headerBytes)
    throw new Refusal('bitmap shorter than its header')
  const known =
    headerBytes === oldestHeaderBytes ? oldestParts(content) : listParts(content, headerBytes)
  if (gapsBetween(known, content.length).some((gap) => isTelling(content, gap)))
    throw new Refusal('bitmap with something beside its points')
  return []
}

function oldestParts(content: Buffer): Span[] {
  const bits = content.readUInt16LE(24)
  const pixelsAt = content.readUInt32LE(10)
  const colours = bits <= 8 ? 3 * 2 ** bits : 0
  return [
    [0, fileHeaderBytes + oldestHeaderBytes + colours],
    [pixelsAt, pixelsAt + plainBytes(content.readUInt16LE(18), content.readUInt16LE(20), bits)],
  ]
}

function listParts(content: Buffer, headerBytes: number): Span[] {
  const [pixelsAt, width, lines, bits] = [
    content.readUInt32LE(10),
    content.readInt32LE(18),
    Math.abs(content.readInt32LE(22)),
    content.readUInt16LE(28),
  ]
  const [how, coloursSaid] =
    headerBytes >= 40 ? [content.readUInt32LE(30), content.readUInt32LE(46)] : [packing.none, 0]
  const headersEnd = fileHeaderBytes + headerBytes + maskBytes(content, headerBytes, how)
  const isIndexed = bits <= 8
  const colours = isIndexed ? 2 ** bits : Math.min(coloursSaid, maxColours)
  const coloursEnd = Math.min(headersEnd + 4 * colours, pixelsAt)
  // The palette of a true-color bitmap is only a hint. The fourth byte of an entry must be zero.
  for (let at = headersEnd + 3; !isIndexed && at < coloursEnd; at += 4)
    if (content[at]) throw new Refusal('bitmap with something among its colours')
  const isOfRuns = how === packing.runsOf8 || how === packing.runsOf4
  if (!isOfRuns && how !== packing.none && how !== packing.masks && how !== packing.masksWithAlpha)
    throw new Refusal('bitmap packed in an unusual way')
  const pixelsEnd = isOfRuns
    ? endOfRuns(content, pixelsAt, how === packing.runsOf8, { width, lines })
    : pixelsAt + plainBytes(width, lines, bits)
  return [
    [0, headersEnd],
    [headersEnd, coloursEnd],
    [pixelsAt, pixelsEnd],
    ...(headerBytes === newestHeaderBytes ? readProfile(content) : []),
  ]
}

function plainBytes(width: number, lines: number, bits: number): number {
  return Math.ceil((width * bits) / 32) * 4 * lines
}

/** Color masks follow a short header. Some programs repeat them after a long header. */
function maskBytes(content: Buffer, headerBytes: number, how: number): number {
  if (how !== packing.masks && how !== packing.masksWithAlpha) return 0
  const masksEnd = fileHeaderBytes + 52
  if (headerBytes === 40) return how === packing.masks ? 12 : 16
  const again = content.subarray(fileHeaderBytes + headerBytes, fileHeaderBytes + headerBytes + 12)
  return again.equals(content.subarray(masksEnd - 12, masksEnd)) ? 12 : 0
}

/** Refuses compressed runs of pixels outside the image, because no viewer draws them. */
function endOfRuns(
  content: Buffer,
  from: number,
  isOf8: boolean,
  { width, lines }: { readonly width: number; readonly lines: number },
): number {
  const lineEnd = Math.ceil(width / 8) * 8
  let [x, y] = [0, 0]
  for (let at = from; at + 1 < content.length;) {
    const [count, value] = [content[at] ?? 0, content[at + 1] ?? 0]
    at += 2
    if (count === 0 && value === 1) return at
    if (count > 0) {
      x += count
    } else if (value === 0) {
      x = 0
      y += 1
    } else if (value === 2) {
      x += content[at] ?? 0
      y += content[at + 1] ?? 0
      at += 2
    } else {
      x += value
      at += 2 * Math.ceil((isOf8 ? value : Math.ceil(value / 2)) / 2)
    }
    if (x > lineEnd || y > lines || (y === lines && x > 0))
      throw new Refusal('bitmap with points outside of it')
  }
  throw new Refusal('bitmap without the end of its points')
}

/** Returns the range of an embedded color profile. A linked profile is only a name. */
function readProfile(content: Buffer): Span[] {
  const at = fileHeaderBytes + content.readUInt32LE(126)
  const bytes = content.readUInt32LE(130)
  const isProfile =
    content.toString('latin1', 70, 74) === 'DEBM' &&
    at + 128 <= content.length &&
    content.toString('latin1', at + 36, at + 40) === 'acsp'
  return isProfile ? [[at, at + Math.min(bytes, content.readUInt32BE(at))]] : []
}

function gapsBetween(known: readonly Span[], end: number): Span[] {
  const gaps: Span[] = []
  let reached = 0
  for (const [from, to] of known.toSorted(([a], [b]) => a - b)) {
    if (from > reached) gaps.push([reached, from])
    reached = Math.max(reached, to)
  }
  return end > reached ? [...gaps, [reached, end]] : gaps
}

function isTelling(content: Buffer, [from, to]: Span): boolean {
  return to - from > paddingBytes && content.subarray(from, to).some((byte) => byte !== 0)
}
