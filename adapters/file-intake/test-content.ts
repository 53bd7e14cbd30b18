import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { docx, pdfWith, stream, toZip } from './test-files.ts'

export const sheet = (...more: Parameters<typeof toZip>[0]) =>
  toZip([
    { name: 'xl/workbook.xml', content: '<workbook xmlns="urn:x"/>' },
    { name: 'xl/sheet.xml', content: randomBytes(3_000).toString('hex').replace(/^/, '<a>') },
    ...more,
  ])
export const embedIn = (inner: Buffer, name = 'word/embeddings/Table.xlsx') =>
  docx({ name, content: inner })

export type Make = () => Buffer | Promise<Buffer>

export const drawPicture = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: '#17505f' } })
export const latin1 = (text: string) => Buffer.from(text, 'latin1')
export const toWide = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}

/** A PNG header that claims this size, with a correct checksum. */
export async function readPng(width: number, height: number): Promise<Buffer> {
  const png = await drawPicture().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
export const embedFile = (name: string, content: string | Buffer = 'words') =>
  pdfWith({
    catalog: `/Names<</EmbeddedFiles<</Names[(a) 4 0 R]>>>>`,
    objects: [
      `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 5 0 R>>>>`,
      stream('/Type/EmbeddedFile', content),
    ],
  })
