// Archives for tests and Word documents made of them. Large content is never held uncompressed.
import { constants, crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly name: string
  /** Absent for an empty part. */
  readonly content?: Packed | undefined
  /** A false uncompressed size. */
  readonly saysBytes?: number
  readonly flags?: number
  /** If true, the part is only in the central directory and points to the previous part. */
  readonly isAgain?: boolean
}

export interface Packed {
  readonly method: 0 | 8
  readonly packed: Buffer
  readonly bytes: number
  readonly sum: number
}

/** Returns the content uncompressed. */
export function stored(content: string | Uint8Array): Packed {
  const packed = Buffer.from(content)
  return { method: 0, packed, bytes: packed.length, sum: crc32(packed) }
}

export function deflated(content: string | Uint8Array): Packed {
  return { ...stored(content), method: 8, packed: deflateRawSync(content) }
}

const megabyte = 1_048_576

/**
 * Returns this many megabytes of zeros. Each megabyte starts with the bytes of `stubborn`, which do
 * not compress. Without them, the result has a thousandth of the size.
 */
export function unfolding(megabytes: number, stubborn: Uint8Array = new Uint8Array(0)): Packed {
  const content = Buffer.concat([stubborn, Buffer.alloc(megabyte - stubborn.length)])
  const piece = deflateRawSync(content, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  let sum = 0
  for (let count = 0; count < megabytes; count++) sum = crc32(content, sum)
  return {
    method: 8,
    packed: Buffer.concat([...Array<Buffer>(megabytes).fill(piece), Buffer.of(3, 0)]),
    bytes: megabytes * megabyte,
    sum,
  }
}

/** The same zeros in zlib format, as in PDF and PNG. */
export function unfoldingZlib(megabytes: number): Buffer {
  const { packed, bytes } = unfolding(megabytes)
  const check = Buffer.alloc(4)
  check.writeUInt16BE(bytes % 65_521)
  check.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.of(0x78, 0xda), packed, check])
}

const nothing = stored('')

/** `saysParts`: number of parts that the end of the archive declares. */
export function toZip(
  parts: readonly ZipPart[],
  {
    saysParts = parts.length,
    comment = '',
  }: { readonly saysParts?: number; readonly comment?: string } = {},
): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let [place, next] = [0, 0]
  for (const {
    name,
    content = nothing,
    saysBytes = content.bytes,
    flags = 0,
    isAgain = false,
  } of parts) {
    const bytes = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(flags, 2)
    facts.writeUInt16LE(content.method, 4)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(content.sum, 10)
    facts.writeUInt32LE(content.packed.length, 14)
    facts.writeUInt32LE(saysBytes, 18)
    facts.writeUInt16LE(bytes.length, 22)
    if (!isAgain) {
      place = next
      local.push(Buffer.from('PK\u0003\u0004'), facts, bytes, content.packed)
      next += 30 + bytes.length + content.packed.length
    }
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(place, 10)
    central.push(Buffer.from('PK\u0001\u0002'), Buffer.of(20, 0), facts, rest, bytes)
  }
  const contents = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(saysParts & 0xffff, 8)
  end.writeUInt16LE(saysParts & 0xffff, 10)
  end.writeUInt32LE(contents.length, 12)
  end.writeUInt32LE(next, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...local, contents, end, Buffer.from(comment)])
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const open = 'http://schemas.openxmlformats.org'
export const wordMain =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export const contentTypes = (main = wordMain): ZipPart => ({
  name: '[Content_Types].xml',
  content: deflated(
    `${xml}<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  ),
})

const relations = (lines: string): Packed =>
  deflated(
    `${xml}<Relationships xmlns="${open}/package/2006/relationships">${lines}</Relationships>`,
  )
const relation = (type: string, target: string, more = '') =>
  `<Relationship Id="r1" Type="${open}/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`

export const rootRelations: ZipPart = {
  name: '_rels/.rels',
  content: relations(relation('officeDocument', 'word/document.xml')),
}

export const documentRelations = (type: string, target: string): ZipPart => ({
  name: 'word/_rels/document.xml.rels',
  content: relations(relation(type, target, ' TargetMode="External"')),
})

export const letter = (
  words = 'Dear Ms. Delgado, my landlord will not renew the lease.',
): ZipPart => ({
  name: 'word/document.xml',
  content: deflated(
    `${xml}<w:document xmlns:w="${open}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
  ),
})

/** A letter as Word writes it, with additional parts. */
export function toDocx(...more: readonly ZipPart[]): Buffer {
  return toZip([contentTypes(), rootRelations, letter(), ...more])
}
