import { createJpegStripper } from './jpeg-metadata.ts'
import { joined, stripped as strippedBy } from './test-pictures.ts'

export const segment = (marker: number, content: string | Uint8Array) => {
  const body = joined(content)
  return joined(Uint8Array.of(0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255), body)
}

export const soi = '\xff\xd8'
export const eoi = '\xff\xd9'
export const app0 = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0')
export const profile = joined('\0\0\0\x8c', new Uint8Array(32), 'acsp', 'p'.repeat(100))
export const profilePart = (part: number, of: number, content: string | Uint8Array) =>
  segment(0xe2, joined('ICC_PROFILE\0', Uint8Array.of(part, of), content))
export const colours = joined(
  profilePart(1, 2, profile.subarray(0, 90)),
  profilePart(2, 2, profile.subarray(90)),
)
export const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\0')
export const tables = joined(segment(0xdb, 'quantisation'), segment(0xc4, 'huffman'))
export const frame = segment(0xc2, '\x08\0\x10\0\x10\x03\x01\x22\0\x02\x11\x01\x03\x11\x01')
export const scanHeader = segment(0xda, '\x03\x01\0\x02\x11\x03\x11\0\x3f\0')
// Stuffed bytes, restart markers and fill bytes, as encoders may write them.
export const scanData = joined(
  'data\xff\x00more\xff\xd0data\xff\xd7\xff\x00\xff\x00',
  'x'.repeat(300),
)

export const plain = joined(
  soi,
  app0,
  colours,
  adobe,
  tables,
  frame,
  scanHeader,
  scanData,
  tables,
  scanHeader,
  scanData,
  eoi,
)

export const stripped = (pieces: Iterable<Uint8Array>) => strippedBy(createJpegStripper(), pieces)
