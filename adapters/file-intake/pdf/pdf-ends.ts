// Readers of PDF find its start behind some bytes that programs put in front, and its end before
// padding (spec: security#pdf-ends).
import { getPlace, hasAt } from '../bytes.ts'

const maxBytesInFront = 1_024
const maxBytesOfEnd = 2_048
const byteOrderMark = Uint8Array.of(0xef, 0xbb, 0xbf)
const blanks = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20])

/** True if only a byte order mark, white space and NUL precede the header. */
export function startsAsPdf(content: Uint8Array): boolean {
  let at = 0
  while (at < maxBytesInFront) {
    if (blanks.has(content[at] ?? -1)) at += 1
    else if (hasAt(content, at, byteOrderMark)) at += byteOrderMark.length
    else break
  }
  const minor = content[at + 7] ?? 0
  return (
    at <= maxBytesInFront &&
    (hasAt(content, at, '%PDF-1.') || hasAt(content, at, '%PDF-2.')) &&
    minor >= 0x30 &&
    minor <= 0x39
  )
}

export function endsAsPdf(content: Uint8Array): boolean {
  let end = content.length
  while (end > 0 && blanks.has(content[end - 1] ?? -1)) end -= 1
  return getPlace(content.subarray(Math.max(0, end - maxBytesOfEnd), end), '%%EOF') !== -1
}
