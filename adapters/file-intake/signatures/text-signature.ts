// Accepts UTF-8, UTF-16 with a byte order mark, and cp1252.
import { highestFirst, lowestFirst, getPlace, hasAt } from '../bytes.ts'
import { startsAsPdf } from '../pdf/pdf-ends.ts'
import type { Ends } from './picture-signature.ts'

// Bytes at the start of programs and other file types whose content could be mistaken for text.
const foreignStarts = ['MZ', '\u007fELF', 'PK', '%PDF', '#!', '{\\rtf', 'GIF8', 'BM\u0000']
const notInWindowsText = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
const utf16LittleEndian = Uint8Array.of(0xff, 0xfe)
const utf16BigEndian = Uint8Array.of(0xfe, 0xff)

export function looksLikeText({ head, tail }: Ends): boolean {
  if (startsAsPdf(head) || foreignStarts.some((start) => hasAt(head, 0, start))) return false
  if (hasAt(head, 0, utf16LittleEndian)) return isUtf16(head, lowestFirst)
  if (hasAt(head, 0, utf16BigEndian)) return isUtf16(head, highestFirst)
  return (
    [head, tail].every(holdsOnlyWriting) &&
    ([head, tail].every(isUtf8) || [head, tail].every(isWindowsText))
  )
}

function isWritable(code: number): boolean {
  return code >= 0x20 ? code !== 0x7f : [0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(code)
}

function holdsOnlyWriting(content: Uint8Array): boolean {
  return content.every(isWritable)
}

function isWindowsText(content: Uint8Array): boolean {
  return notInWindowsText.every((byte) => getPlace(content, Uint8Array.of(byte)) === -1)
}

// Checks only the head, because the start of the tail may be in the middle of a character.
function isUtf16(
  head: Uint8Array,
  unitAt: (content: Uint8Array, at: number, bytes: 2) => number,
): boolean {
  let awaitsSecondHalf = false
  for (let at = 2; at + 1 < head.length; at += 2) {
    const unit = unitAt(head, at, 2)
    const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff
    if (!isWritable(unit) || isSecondHalf !== awaitsSecondHalf) return false
    awaitsSecondHalf = unit >= 0xd800 && unit <= 0xdbff
  }
  return true
}

/** True for UTF-8, ignoring a character that is cut at either end. */
function isUtf8(content: Uint8Array): boolean {
  let at = 0
  while (at < 3 && isFollower(content[at])) at += 1
  while (at < content.length) {
    const followers = findFollowers(content[at] ?? 0)
    if (followers === undefined || isOutOfRange(content[at] ?? 0, content[at + 1])) return false
    for (let index = 1; index <= followers && at + index < content.length; index++)
      if (!isFollower(content[at + index])) return false
    at += 1 + followers
  }
  return true
}

function isFollower(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte <= 0xbf
}

function findFollowers(byte: number): number | undefined {
  if (byte < 0x80) return 0
  if (byte >= 0xc2 && byte <= 0xdf) return 1
  if (byte >= 0xe0 && byte <= 0xef) return 2
  if (byte >= 0xf0 && byte <= 0xf4) return 3
  return undefined
}

// True for overlong forms, surrogates, and code points beyond Unicode.
function isOutOfRange(first: number, second: number | undefined): boolean {
  if (second === undefined) return false
  return (
    (first === 0xe0 && second < 0xa0) ||
    (first === 0xed && second > 0x9f) ||
    (first === 0xf0 && second < 0x90) ||
    (first === 0xf4 && second > 0x8f)
  )
}
