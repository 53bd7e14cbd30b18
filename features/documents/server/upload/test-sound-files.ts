// Sound files of all ten types as real programs write them, and their building blocks.
import CFB from 'cfb'
import sharp, { type Sharp } from 'sharp'
import type { AcceptedExtension } from '../../rules/files/file-types.ts'
import { toDocx } from './test-zips.ts'

const onePage = [
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  '<</Length 37>>stream\nBT /F1 12 Tf 72 720 Td (Lease) Tj ET \nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
]

/** A PDF of these objects, numbered from 1, with a correct cross-reference table. */
export function pdfOfObjects(
  objects: readonly string[],
  trailer = '',
  start = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n',
): Buffer {
  let whole = start
  const places = objects.map((object, at) => {
    const place = whole.length
    whole += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\n`
  return Buffer.from(`${whole}${table}startxref\n${whole.length}\n%%EOF\n`, 'latin1')
}

/**
 * Creates a PDF of one page with additions to its catalog. `more` are further objects, numbered
 * from 6.
 */
export function pdfWith(inCatalog: string, more: readonly string[] = [], trailer = ''): Buffer {
  return pdfOfObjects([`<</Type/Catalog/Pages 2 0 R${inCatalog}>>`, ...onePage, ...more], trailer)
}

export interface Stream {
  readonly path: string
  readonly content: string | Uint8Array
}

/** A compound file, as old Word files are. */
export function toCompound(streams: readonly Stream[]): Buffer {
  const file = CFB.utils.cfb_new()
  for (const { path, content } of streams) CFB.utils.cfb_add(file, path, Buffer.from(content))
  // A marker of the library; no other program writes it.
  CFB.utils.cfb_del(file, '/\u0001Sh33tJ5')
  return CFB.write(file, { type: 'buffer' }) as Buffer
}

/** The part of a Word 97 document's main stream that is checked. */
const wordStream: Stream = {
  path: '/WordDocument',
  content: Buffer.concat([
    Buffer.of(0xec, 0xa5, 0xc1, 0, 0x5f, 0x40, 0x09, 0x04),
    Buffer.alloc(5_000, 0x20),
  ]),
}

export function toDoc(...more: readonly Stream[]): Buffer {
  return toCompound([wordStream, { path: '/1Table', content: Buffer.alloc(4_500, 1) }, ...more])
}

/** A bitmap of 24 bits per pixel. Its declared size may be wrong. */
export function toBmp(
  width: number,
  height: number,
  says: { readonly width?: number; readonly height?: number; readonly bytes?: number } = {},
): Buffer {
  const line = Math.ceil((width * 3) / 4) * 4
  const content = Buffer.alloc(54 + line * height, 0x9a)
  content.fill(0, 0, 54)
  content.write('BM', 'latin1')
  content.writeUInt32LE(says.bytes ?? content.length, 2)
  content.writeUInt32LE(54, 10)
  content.writeUInt32LE(40, 14)
  content.writeInt32LE(says.width ?? width, 18)
  content.writeInt32LE(says.height ?? height, 22)
  content.writeUInt16LE(1, 26)
  content.writeUInt16LE(24, 28)
  return content
}

/** A photo: no two adjacent pixels are equal. */
export function drawing(): Sharp {
  const [width, height] = [80, 60]
  const points = Uint8Array.from(
    { length: width * height * 3 },
    (_, at) => (at * 7 + (at >> 5) * (at % 11)) & 255,
  )
  return sharp(points, { raw: { width, height, channels: 3 } })
}

export async function soundFiles(): Promise<Readonly<Record<AcceptedExtension, Buffer>>> {
  const jpeg = await drawing().jpeg().toBuffer()
  return {
    doc: toDoc(),
    docx: toDocx(),
    rtf: Buffer.from(
      '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Times New Roman;}}\\f0\\fs24 I was paid \\b 1,240\\b0  dollars on May 3.\\par My employer is {\\i Rivera & Sons}.\\par}',
    ),
    txt: Buffer.from(
      'Money I owe:\r\n- Größe & Co., 1,200 dollars\r\n- my sister, 300 dollars\r\n'.repeat(12),
    ),
    pdf: pdfWith(''),
    png: await drawing().png().toBuffer(),
    jpg: jpeg,
    jpeg,
    gif: await drawing().gif().toBuffer(),
    bmp: toBmp(40, 30),
  }
}
