// PDFs whose objects are packed, encrypted or escaped so that only a PDF reader resolves them.
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { rc4, stream } from '../test-files.ts'

type Objects = Readonly<Record<number, string | Buffer>>
/**
 * For each packed object: the number of the object that contains it, and its index in that object.
 */
type Places = Readonly<Record<number, readonly [holder: number, place: number]>>

/**
 * A PDF with a cross-reference stream, which packed objects need. Object 1 is the catalog, 2 the
 * pages, 3 a page.
 */
export function packedPdf(objects: Objects, packed: Places = {}, trailer = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let length = 9
  const places = new Map<number, number>()
  for (const [number, object] of Object.entries({
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Annots[8 0 R]>>',
    ...objects,
  })) {
    places.set(Number(number), length)
    const piece = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ])
    pieces.push(piece)
    length += piece.length
  }
  const table = Math.max(...places.keys(), ...Object.keys(packed).map(Number)) + 1
  places.set(table, length)
  const rows = Array.from({ length: table + 1 }, (_, number) => {
    const row = Buffer.alloc(7)
    const [holder, place] = packed[number] ?? []
    row[0] = holder === undefined ? (places.has(number) ? 1 : 0) : 2
    row.writeUInt32BE(holder ?? places.get(number) ?? 0, 1)
    row.writeUInt16BE(place ?? 0, 5)
    return row
  })
  const content = stream(
    `/Type/XRef/Size ${table + 1}/W[1 4 2]/Root 1 0 R${trailer}`,
    Buffer.concat(rows),
  )
  return Buffer.concat([
    ...pieces,
    Buffer.from(`${table} 0 obj\n`),
    content,
    Buffer.from(`\nendobj\nstartxref\n${length}\n%%EOF\n`),
  ])
}

export const catalog = '<</Type/Catalog/Pages 2 0 R/OpenAction 5 0 R>>'
export const launch = '<</Type/Action/S/Launch/F(calc.txt)>>'

/** Returns the dictionary entries and the content of an object stream with these objects. */
export function getHolder(objects: Objects): { readonly says: string; readonly content: Buffer } {
  let [head, body] = ['', '']
  for (const [number, object] of Object.entries(objects)) {
    head += `${number} ${body.length} `
    body += `${String(object)} `
  }
  return {
    says: `/Type/ObjStm/N ${Object.keys(objects).length}/First ${head.length}`,
    content: Buffer.from(head + body, 'latin1'),
  }
}

/**
 * Returns a PDF whose catalog has an action (object 5) that is packed in object 6. `holder` creates
 * object 6.
 */
export function packedAction(
  holder: (says: string, content: Buffer) => Buffer,
  more: Objects = {},
): Buffer {
  const { says, content } = getHolder({ 5: launch })
  return packedPdf({ 1: catalog, ...more, 6: holder(says, content) }, { 5: [6, 0] })
}

/** Returns a PDF whose page has an attached file with this file specification and this stream. */
export function attachedTo(specification: string, file: Buffer, more: Objects = {}): Buffer {
  return packedPdf({
    1: '<</Type/Catalog/Pages 2 0 R>>',
    ...more,
    6: file,
    8: `<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</Type/Filespec${specification}/EF<</F 6 0 R>>>>>>`,
  })
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)
const md5 = (content: Buffer) => createHash('md5').update(content).digest()

/**
 * Returns a PDF that is encrypted with an empty password. Every viewer opens it, but its bytes do
 * not show the packed content.
 */
export function lockedAction(action: string, pointer = '/Encrypt 9 0 R'): Buffer {
  const [owner, id] = [Buffer.alloc(32, 0xaa), Buffer.alloc(16, 1)]
  const key = md5(Buffer.concat([padding, owner, Buffer.of(0xfc, 0xff, 0xff, 0xff), id])).subarray(
    0,
    5,
  )
  const keyOfSix = md5(Buffer.concat([key, Buffer.of(6, 0, 0, 0, 0)])).subarray(0, 10)
  const { says, content } = getHolder({ 5: action })
  const encrypt = `<</Filter/Standard/V 1/R 2/P -4/O<${owner.toString('hex')}>/U<${rc4(key, padding).toString('hex')}>>>`
  const holder = stream(`${says}/Filter/FlateDecode`, rc4(keyOfSix, deflateSync(content)), false)
  return packedPdf(
    { 1: catalog, 6: holder, 9: encrypt },
    { 5: [6, 0] },
    `${pointer}/ID[<${id.toString('hex')}><${id.toString('hex')}>]`,
  )
}
