import { createHash } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import CFB from 'cfb'

/** A file in an archive. */
export interface Packed {
  readonly name: string
  readonly content: string | Buffer
  readonly isStored?: boolean
  readonly isLocked?: boolean
  /** Declared unpacked size. */
  readonly claimedBytes?: number
}

export function toZip(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, isStored = false, isLocked = false, claimedBytes } of files) {
    const plain = Buffer.from(content as string)
    const packed = isStored ? plain : deflateRawSync(plain)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(isLocked ? 1 : 0, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedBytes ?? plain.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed])
    const ending = Buffer.alloc(14)
    ending.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, ending, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\u0005\u0006'), end])
}

export const wordType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export function contentTypes(mainType = wordType, more = ''): Packed {
  const content = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/word/document.xml" ContentType="${mainType}"/>${more}</Types>`
  return { name: '[Content_Types].xml', content }
}

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function relations(name: string, kind: string, target: string, isOutside: boolean): Packed {
  const mode = isOutside ? ' TargetMode="External"' : ''
  return {
    name,
    content: `<Relationships xmlns="urn:r"><Relationship Id="rId1" Type="${relation}/${kind}" Target="${target}"${mode}/></Relationships>`,
  }
}

/** A letter from Word; the given files replace or add parts. */
export function docx(...more: readonly Packed[]): Buffer {
  const usual: readonly Packed[] = [
    contentTypes(),
    relations('_rels/.rels', 'officeDocument', 'word/document.xml', false),
    {
      name: 'word/document.xml',
      content:
        '<w:document xmlns:w="urn:w"><w:body><w:p><w:r><w:t>Dear Sir</w:t></w:r></w:p></w:body></w:document>',
    },
    relations('word/_rels/document.xml.rels', 'hyperlink', 'https://example.com/', true),
  ]
  return toZip([...usual.filter(({ name }) => !more.some((file) => file.name === name)), ...more])
}

const wordHead = Buffer.concat([Buffer.of(0xec, 0xa5, 0xc1, 0x00), Buffer.alloc(5_000, 0x20)])
/** A letter from old Word with these additional streams. */
export const doc = (...more: ReadonlyArray<readonly [string, string]>) =>
  compound([['/WordDocument', wordHead], ['/1Table', 'table'], ...more])

export function compound(
  files: ReadonlyArray<readonly [string, string | Buffer]>,
  classId?: string,
): Buffer {
  const file = CFB.utils.cfb_new(classId === undefined ? {} : { CLSID: classId })
  for (const [name, content] of files) CFB.utils.cfb_add(file, name, Buffer.from(content as string))
  return CFB.write(file, { type: 'buffer' }) as Buffer
}

/** A PDF of one page with additions to its catalog, its trailer and its objects (from number 4). */
export function pdfWith({
  catalog = '',
  trailer = '',
  objects = [],
}: { catalog?: string; trailer?: string; objects?: ReadonlyArray<string | Buffer> } = {}): Buffer {
  const all = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    ...objects,
  ]
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  const lengthSoFar = () => pieces.reduce((sum, { length }) => sum + length, 0)
  for (const [index, object] of all.entries()) {
    places.push(lengthSoFar())
    pieces.push(
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    )
  }
  const table = lengthSoFar()
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = all.length + 1
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R ${trailer}>>\nstartxref\n${table}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(pieces)
}

/** A stream object of a PDF, compressed by default. */
export function stream(dictionary: string, content: string | Buffer, isPacked = true): Buffer {
  const bytes = isPacked
    ? deflateSync(Buffer.from(content as string))
    : Buffer.from(content as string)
  return Buffer.concat([
    Buffer.from(
      `<<${dictionary}${isPacked ? '/Filter/FlateDecode' : ''}/Length ${bytes.length}>>stream\n`,
    ),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

export function objectStream(objects: string, first = 20): Buffer {
  return stream(`/Type/ObjStm/N 1/First ${first}`, `9 0${' '.repeat(first - 3)}${objects}`)
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)
const fileId = Buffer.alloc(16, 0xbb)
const md5 = (...parts: readonly Uint8Array[]) =>
  createHash('md5').update(Buffer.concat(parts)).digest().subarray(0, 10)

/** RC4, which the OpenSSL of Node no longer offers. */
export function rc4(key: Buffer, content: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => box[index & 255] ?? 0
  const swap = (swapEntries: number, second: number) =>
    ([box[swapEntries & 255], box[second & 255]] = [at(second), at(swapEntries)])
  for (let index = 0, crc = 0; index < 256; index++)
    swap(index, (crc += at(index) + (key[index % key.length] ?? 0)))
  let crc = 0
  return content.map((byte, index) => {
    swap(index + 1, (crc += at(index + 1)))
    return byte ^ at(at(index + 1) + at(crc))
  }) as Buffer
}

/**
 * A PDF with 40-bit encryption under this user password. With an empty password, everyone can open
 * it. The name of the attachment is encrypted.
 */
export function lockedPdf(password: string, attached?: string): Buffer {
  const owner = Buffer.alloc(32, 0xaa)
  const padded = Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
  const key = md5(padded, owner, Buffer.of(0xfc, 0xff, 0xff, 0xff), fileId).subarray(0, 5)
  const encrypt = `/Encrypt<</Filter/Standard/V 1/R 2/O<${owner.toString('hex')}>/U<${rc4(key, padding).toString('hex')}>/P -4>>/ID[<${fileId.toString('hex')}><${fileId.toString('hex')}>]`
  if (attached === undefined) return pdfWith({ trailer: encrypt })
  const name = rc4(md5(key, Buffer.of(4, 0, 0, 0, 0)), Buffer.from(attached)).toString('hex')
  return pdfWith({
    catalog: '/Names<</EmbeddedFiles<</Names[<00> 4 0 R]>>>>',
    objects: [`<</F<${name}>/EF<</F 5 0 R>>>>`, stream('', 'words')],
    trailer: encrypt,
  })
}

/** A bitmap of one pixel. */
export function bitmap(): Buffer {
  const head = '424d3a00000000000000360000002800000001000000010000000100180000000000'
  return Buffer.from(`${head}04000000${'00'.repeat(16)}ffffff00`, 'hex')
}

export const windowsProgram = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(58),
  Buffer.of(0x80, 0, 0, 0),
  Buffer.alloc(64),
  Buffer.from('PE\0\0'),
  Buffer.alloc(500, 7),
])
