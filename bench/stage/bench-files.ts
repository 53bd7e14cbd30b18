// Files of the max size, of types that the server checks.
import { randomBytes } from 'node:crypto'
import { pdf } from '#testing/test-uploads.ts'
import { singleFileLimitBytes } from '#features/documents/rules/upload-limits.ts'

export interface BenchFile {
  readonly name: string
  readonly content: Buffer
}

const patternBytes = 65_536

export function bigPdf(): BenchFile {
  return {
    name: 'statement.pdf',
    content: pdf(singleFileLimitBytes, 'A statement', randomBytes(patternBytes)),
  }
}

/** Header, frame of 6,000 by 4,000 pixels, one scan: a phone photo without a real image. */
export function bigPhoto(): BenchFile {
  const marks = [
    'ffd8',
    'ffe000104a46494600010100000100010000',
    'ffc0001108 0fa0 1770 03 011100 021101 031101',
    'ffda000c 03 0100 0211 0311 003f00',
  ]
  const start = Buffer.from(marks.join('').replaceAll(' ', ''), 'hex')
  // Avoids the byte 0xff, which would start a marker in a scan.
  const scan = randomBytes(patternBytes).map((byte) => (byte === 0xff ? 0xfe : byte))
  return { name: 'photo.jpg', content: between(start, scan, Buffer.from('ffd9', 'hex')) }
}

function between(start: Buffer, pattern: Uint8Array, end: Buffer): Buffer {
  const content = Buffer.alloc(singleFileLimitBytes, pattern)
  start.copy(content)
  end.copy(content, content.length - end.length)
  return content
}
