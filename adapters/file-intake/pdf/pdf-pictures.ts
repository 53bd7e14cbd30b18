import { hasBearablePixels } from '../signatures/picture-signature.ts'
import { highestFirst } from '../bytes.ts'
import type { PdfCore, PdfDict, PdfStream } from './pdf-core.ts'

type Size = readonly [width: number, height: number]

/** A header is searched for within these bytes. */
const headBytes = 1_048_576

/**
 * Viewers decode a picture as large as the PDF or the picture itself says. Looks at every stream that
 * says a width and height, because a mask need not say that it is one (spec: security#pdf-pixels).
 */
export function hasTooManyPixels(core: PdfCore, picture: PdfStream): boolean {
  try {
    return listSizes(core, picture).some(([width, height]) => !hasBearablePixels(width, height))
  } catch (error) {
    // A picture without a readable size is not drawn.
    if (error instanceof RangeError) throw error
    return false
  }
}

function listSizes({ Name }: PdfCore, { dict, stream }: PdfStream): readonly Size[] {
  if (!dict) return []
  const filter = dict.get('Filter')
  const last: unknown = Array.isArray(filter) ? filter.at(-1) : filter
  const packing = last instanceof Name ? last.name : ''
  const announced: Size = [readSide(dict, 'W', 'Width'), readSide(dict, 'H', 'Height')]
  if (stream && (packing === 'DCT' || packing === 'DCTDecode'))
    return [announced, readJpegSize(readHead(stream))]
  if (stream && packing === 'JPXDecode') return [announced, readJpeg2000Size(readHead(stream))]
  return [announced]
}

/** The larger one if a side is said twice, because viewers differ. */
function readSide(dict: PdfDict, ...keys: readonly string[]): number {
  return Math.max(0, ...keys.map((key) => dict.get(key)).filter((side) => typeof side === 'number'))
}

function readHead(stream: PdfStream): Buffer {
  return Buffer.from(stream.getBytes(headBytes))
}

const none: Size = [0, 0]
const jpegStart = Buffer.of(0xff, 0xd8)
const jpeg2000Size = Buffer.of(0xff, 0x4f, 0xff, 0x51)
/** These of C0 to CF are no frames: DHT, JPG and DAC. */
const noFrames = [0xc4, 0xc8, 0xcc]
const startOfScan = 0xda

function readJpegSize(head: Buffer): Size {
  const start = head.indexOf(jpegStart)
  for (let at = start + 2; start !== -1 && at + 9 <= head.length;) {
    const marker = head[at + 1] ?? 0
    if (head[at] !== 0xff || marker === startOfScan) return none
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker))
      return [highestFirst(head, at + 7, 2), highestFirst(head, at + 5, 2)]
    // A marker may follow fill bytes.
    at += marker === 0xff ? 1 : 2 + highestFirst(head, at + 2, 2)
  }
  return none
}

function readJpeg2000Size(head: Buffer): Size {
  const at = head.indexOf(jpeg2000Size)
  return at === -1 ? none : [highestFirst(head, at + 8, 4), highestFirst(head, at + 12, 4)]
}
