// Generated real files: a one-page PDF, a letter, images, and a photo with a location.
import { crc32 } from 'node:zlib'
import type { Page } from 'playwright-core'

export interface PickedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A one-page PDF with `text`, padded with spaces; its cross-reference table is correct. */
export function pdfFile(name: string, text: string, paddingBytes = 0): PickedFile {
  const stream = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET${' '.repeat(paddingBytes)}`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let whole = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = whole.length
    whole += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = whole.length
  const size = objects.length + 1
  whole += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(whole, 'latin1') }
}

/** A one-line Word document: an archive of three uncompressed parts. */
export function docxFile(name: string, text: string): PickedFile {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const open = 'http://schemas.openxmlformats.org'
  const buffer = toZip([
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${open}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${office}.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${xml}<Relationships xmlns="${open}/package/2006/relationships"><Relationship Id="r1" Type="${open}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${xml}<w:document xmlns:w="${open}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ],
  ])
  return { name, mimeType: office, buffer }
}

function toZip(parts: ReadonlyArray<readonly [name: string, text: string]>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let place = 0
  for (const [name, text] of parts) {
    const content = Buffer.from(text)
    // ZIP header: version 2.0, no flags, stored, 1980-01-01, checksum, both sizes, name length, no
    // extra field.
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x21, 8)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(place, 10)
    central.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, tail, Buffer.from(name))
    const entry = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      facts,
      Buffer.from(name),
      content,
    ])
    local.push(entry)
    place += entry.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...local, directory, end])
}

/** Returns a JPEG or PNG that a browser canvas made: without metadata. */
export async function jpegPicture(
  page: Page,
  maxSide = 320,
  type: 'image/jpeg' | 'image/png' | 'image/webp' = 'image/jpeg',
): Promise<Buffer> {
  const address = await page.evaluate(
    ({ width, mimeType }) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = (width * 3) / 4
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('This browser cannot draw')
      const sky = pen.createLinearGradient(0, 0, 0, canvas.height)
      sky.addColorStop(0, '#17505f')
      sky.addColorStop(1, '#f4a93c')
      pen.fillStyle = sky
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.fillStyle = '#ffffff'
      pen.fillRect(width / 4, canvas.height / 3, width / 2, canvas.height / 4)
      return canvas.toDataURL(mimeType, 0.9)
    },
    { width: maxSide, mimeType: type },
  )
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** Adds the metadata that a phone adds: the location and a comment. */
export function withPlace(picture: Buffer): Buffer {
  const remark = Buffer.from('taken at home')
  const segments = [
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), gpsDirectory()])),
    segment(0xfe, remark),
  ]
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)])
}

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** TIFF with one entry for the GPS directory: 40° 42' 46" north. */
function gpsDirectory(): Buffer {
  const tiff = Buffer.alloc(80)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  entry(tiff, 10, 0x8825, 4, 1, 26)
  tiff.writeUInt16LE(2, 26)
  entry(tiff, 28, 0x0001, 2, 2, 'N'.charCodeAt(0))
  entry(tiff, 40, 0x0002, 5, 3, 56)
  for (const [at, value] of [40, 42, 46].entries()) {
    tiff.writeUInt32LE(value, 56 + at * 8)
    tiff.writeUInt32LE(1, 60 + at * 8)
  }
  return tiff
}

function entry(
  tiff: Buffer,
  at: number,
  tag: number,
  type: number,
  count: number,
  value: number,
): void {
  tiff.writeUInt16LE(tag, at)
  tiff.writeUInt16LE(type, at + 2)
  tiff.writeUInt32LE(count, at + 4)
  tiff.writeUInt32LE(value, at + 8)
}

/** Returns the marker types between the start of a JPEG and its image data. */
export function getMarkers(jpeg: Buffer): readonly number[] {
  const markers: number[] = []
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    markers.push(jpeg[at + 1] ?? 0)
  return markers
}
