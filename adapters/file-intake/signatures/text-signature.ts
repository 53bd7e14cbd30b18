// Accepts UTF-8, UTF-16, and text with one byte for each letter, such as Windows and DOS wrote.
import { highestFirst, lowestFirst, hasAt } from '../bytes.ts'
import { startsAsPdf } from '../pdf/pdf-ends.ts'
import type { Ends } from './picture-signature.ts'

// Bytes at the start of programs and other file types whose content could be mistaken for text.
const foreignStarts = ['MZ', '\u007fELF', 'PK', '%PDF', '#!', '{\\rtf', 'GIF8', 'BM\u0000']
const utf16LittleEndian = Uint8Array.of(0xff, 0xfe)
const utf16BigEndian = Uint8Array.of(0xfe, 0xff)

export function looksLikeText({ head, tail }: Ends): boolean {
  if (startsAsPdf(head) || foreignStarts.some((start) => hasAt(head, 0, start))) return false
  if (hasAt(head, 0, utf16LittleEndian)) return isUtf16(head, lowestFirst)
  if (hasAt(head, 0, utf16BigEndian)) return isUtf16(head, highestFirst)
  if (head[1] === 0) return isUtf16(head, lowestFirst)
  if (head[0] === 0) return isUtf16(head, highestFirst)
  return [head, tail].every(holdsOnlyWriting)
}

function isWritable(code: number): boolean {
  return code >= 0x20 ? code !== 0x7f : [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a].includes(code)
}

function holdsOnlyWriting(content: Uint8Array): boolean {
  return content.every(isWritable)
}

// Checks only the head, because the start of the tail may be in the middle of a character.
function isUtf16(
  head: Uint8Array,
  unitAt: (content: Uint8Array, at: number, bytes: 2) => number,
): boolean {
  let awaitsSecondHalf = false
  for (let at = 0; at + 1 < head.length; at += 2) {
    const unit = unitAt(head, at, 2)
    const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff
    if (!isWritable(unit) || isSecondHalf !== awaitsSecondHalf) return false
    awaitsSecondHalf = unit >= 0xd800 && unit <= 0xdbff
  }
  return true
}
