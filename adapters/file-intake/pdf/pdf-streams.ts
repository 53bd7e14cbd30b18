// Objects and programs may be hidden in compressed streams. The amount of unpacked data is limited.
import { constants, inflateSync } from 'node:zlib'
import { noMarks, markNames, type PdfMarks } from './pdf-names.ts'
import { isProgram } from '../programs.ts'
import { Refusal } from '../verdicts.ts'

/** Limit for streams that declare objects. An ordinary file does not reach it. */
const maxObjectBytes = 16 * 1_048_576
/** Limits, for one stream and for all, if they only look like object streams. */
const maxGuessBytes = 8 * 1_048_576
const maxGuessedBytes = 64 * 1_048_576
const maxStreams = 50_000
const headBytes = 512
const lookedBack = 8_192

/** Finds everything visible without the file's own cross-reference table, which may be forged. */
export function getMarks(content: Buffer): PdfMarks {
  const marks = { ...noMarks }
  markNames(content, false, marks)
  const left = { objects: maxObjectBytes, guesses: maxGuessedBytes }
  let streams = 0
  for (let at = content.indexOf('stream'); at !== -1; at = content.indexOf('stream', at + 6)) {
    if (content.toString('latin1', at - 3, at) === 'end') continue
    if ((streams += 1) > maxStreams) throw new Refusal('PDF of too many streams')
    markStream(content, at, marks, left)
  }
  return marks
}

const looksLikeObjects = /^[\s\0]*(%|\d+[\s\0]+\d+[\s\0]+\d)/
const isObjects = /\/ObjStm(?![\w.])/
const unusualPacking = /\/(LZW|ASCII|A85|AHx|RunLength|RL\b)|\/Predictor[\s\0]*(?!1\b)\d/
const usualFilter =
  /\/Filter[\s\0]*(?:\/Fl(?:ateDecode)?(?![\w.])|\[[\s\0]*\/Fl(?:ateDecode)?[\s\0]*\])/
const announced = /\/N[\s\0]*(\d+)/
/** pdf.js allocates memory for the announced number of objects before it reads any. */
const maxPackedObjects = 100_000

function markStream(
  content: Buffer,
  keyword: number,
  marks: PdfMarks,
  left: { objects: number; guesses: number },
): void {
  const packed = content.subarray(keyword + 6 + lineEndAt(content, keyword + 6))
  const head = unpackedHead(packed)
  if (isProgram(head ?? packed)) marks.hasProgram = true
  const dictionary = dictionaryBefore(content, keyword)
  const isDeclared = /\/(ObjStm|First)(?![\w.])/.test(dictionary)
  if (isDeclared && unusualPacking.test(dictionary))
    throw new Refusal('PDF with objects packed in an unusual way')
  if (isObjects.test(dictionary)) refuseUnusual(dictionary)
  if (!head) return
  if (isDeclared) {
    const objects = unpackedWithin(packed, left.objects)
    if (!objects)
      throw new Refusal('PDF whose objects cannot be unpacked, or that unpacks to too much')
    left.objects -= objects.length
    markNames(objects, true, marks)
  } else if (left.guesses > 0 && looksLikeObjects.test(head.toString('latin1', 0, 64))) {
    const objects = unpackedWithin(packed, maxGuessBytes)
    left.guesses -= objects?.length ?? maxGuessBytes
    if (objects) markNames(objects, true, marks)
  }
}

function refuseUnusual(dictionary: string): void {
  if (/\/Filter(?![\w.])/.test(dictionary) && !usualFilter.test(dictionary))
    throw new Refusal('PDF with objects packed in an unusual way')
  if (Number(announced.exec(dictionary)?.[1] ?? 0) > maxPackedObjects)
    throw new Refusal('PDF that announces too many objects')
}

function lineEndAt(content: Buffer, at: number): number {
  return content[at] === 13 ? (content[at + 1] === 10 ? 2 : 1) : content[at] === 10 ? 1 : 0
}

function dictionaryBefore(content: Buffer, keyword: number): string {
  const near = content.subarray(Math.max(0, keyword - lookedBack), keyword)
  const before = Math.max(near.lastIndexOf('endobj'), near.lastIndexOf('endstream'))
  return near
    .toString('latin1', before + 1)
    .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function unpackedHead(packed: Buffer): Buffer | undefined {
  const [method = 0, flags = 0] = packed
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0) return undefined
  return unpackedWithin(packed.subarray(0, headBytes), headBytes * 1_100)
}

function unpackedWithin(packed: Buffer, max: number): Buffer | undefined {
  try {
    // Reads a truncated stream as far as possible, as every viewer does.
    return inflateSync(packed, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, max),
    })
  } catch {
    return undefined
  }
}
