import { describe, expect, test } from 'vitest'
import { toBytes } from '../bytes.ts'
import { matchesItsName } from './file-signature.ts'
import { fileTypes } from '#features/documents/rules/files/file-types.ts'

const joined = (...pieces: ReadonlyArray<string | Uint8Array>) =>
  Uint8Array.from(
    pieces.flatMap((piece) => [...(typeof piece === 'string' ? toBytes(piece) : piece)]),
  )
const utf8 = (text: string) => new TextEncoder().encode(text)
const changed = (content: Uint8Array, at: number, ...bytes: readonly number[]) => {
  const copy = Uint8Array.from(content)
  copy.set(bytes, at)
  return copy
}
const passes = (extension: string, content: Uint8Array) =>
  matchesItsName(extension, {
    head: content.subarray(0, 4096),
    tail: content.subarray(-2048),
    bytes: content.length,
  })
const long = (start: Uint8Array, end: Uint8Array, fill = 0x55) =>
  joined(start, new Uint8Array(200_000).fill(fill), end)

const jpeg = joined(
  '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00',
  '\xff\xda\x00\x02abc',
  '\xff\xd9',
)
const pngSize = '\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0'
const png = joined(
  '\x89PNG\r\n\x1a\n',
  '\0\0\0\rIHDR',
  pngSize,
  'crc!',
  '\0\0\0\x01IDATxcrc!',
  '\0\0\0\0IEND\xae\x42\x60\x82',
)
const gif = joined(
  'GIF89a\x01\0\x01\0\x80\0\0',
  '\0\0\0\xff\xff\xff',
  '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0',
  ';',
)
const gif87 = joined(
  'GIF87a\x01\0\x01\0\0\0\0',
  '\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0',
  ';',
)
const bmpHeader = joined(
  '\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0\0\0\0\0\x04\0\0\0',
  new Uint8Array(16),
)
const bmp = joined('BM\x3a\0\0\0\0\0\0\0\x36\0\0\0', bmpHeader, '\xff\xff\xff\0')
const bmpTopDown = changed(bmp, 22, 0xff, 0xff, 0xff, 0xff)
const bmpOld = joined(
  'BM\x1e\0\0\0\0\0\0\0\x1a\0\0\0',
  '\x0c\0\0\0\x01\0\x01\0\x01\0\x18\0',
  '\xff\xff\xff\0',
)
const pdf = joined(
  '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\nstartxref\n0\n%%EOF\n',
)
const pdf2 = joined('%PDF-2.0\n1 0 obj\n%%EOF')
const zipHeader = joined('PK\x03\x04\x14\0\0\0\x08\0', new Uint8Array(16))
const zip = (first: string, end = '') =>
  joined(
    zipHeader,
    Uint8Array.of(first.length, 0, 0, 0),
    first,
    'content',
    end,
    'PK\x05\x06',
    new Uint8Array(18),
  )
const docx = zip('[Content_Types].xml')
const doc = joined(
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  new Uint8Array(16),
  '\x3e\0\x03\0\xfe\xff\x09\0\x06\0',
  new Uint8Array(600),
)
const rtf = joined('{\\rtf1\\ansi Dear Sir\\par}')
const txt = joined('I owe 3,000 dollars.\r\n')
const exe = joined(
  'MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0',
  new Uint8Array(48),
  'This program cannot be run in DOS mode.\r\n$PE\0\0',
)
const elf = joined('\x7fELF\x02\x01\x01\0', new Uint8Array(56))
const utf16 = (text: string, isBigEndian: boolean) => {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  const pairs = units.flatMap((unit) =>
    isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8],
  )
  return joined(isBigEndian ? '\xfe\xff' : '\xff\xfe', Uint8Array.from(pairs))
}

describe('good files', () => {
  const good: ReadonlyArray<readonly [string, string, Uint8Array]> = [
    ['jpg', 'a small one', jpeg],
    ['jpg', 'a large one', long(jpeg.subarray(0, 20), jpeg)],
    ['jpg', 'one with EXIF first', changed(jpeg, 3, 0xe1)],
    ['png', 'a small one', png],
    ['png', 'a large one', long(png.subarray(0, 41), png.subarray(-12))],
    ['gif', 'of 1989', gif],
    ['gif', 'of 1987', gif87],
    ['bmp', 'with the usual header', bmp],
    ['bmp', 'from the top down', bmpTopDown],
    ['bmp', 'with the oldest header', bmpOld],
    ['bmp', 'a large one', long(changed(bmp, 2, 0x7e, 0x0d, 0x03, 0), bmp.subarray(-4))],
    ['pdf', 'of version 1', pdf],
    ['pdf', 'of version 2', pdf2],
    ['pdf', 'after a blank line', joined('\n', pdf)],
    ['pdf', 'a large one', long(pdf.subarray(0, 20), pdf.subarray(-20))],
    ['docx', 'by Word', docx],
    ['docx', 'by others', zip('word/numbering.xml')],
    ['docx', 'by others again', zip('_rels/.rels')],
    ['doc', 'with small sectors', doc],
    ['doc', 'with large sectors', changed(doc, 30, 12)],
    ['rtf', 'a small one', rtf],
    ['txt', 'plain', txt],
    ['txt', 'UTF-8', utf8('Größe 工资 👩')],
    ['txt', 'UTF-8 with its mark', utf8('\uFEFFGröße')],
    ['txt', 'UTF-8 whose letters are cut at both ends', utf8('工'.repeat(3_000))],
    ['txt', 'cp1252', joined('Caf\xe9 \x93quoted\x94 \x80 100')],
    ['txt', 'UTF-16 little-endian', utf16('Größe 👩\r\n', false)],
    ['txt', 'UTF-16 big-endian', utf16('Größe 👩\r\n', true)],
    ['txt', 'with the end mark of old programs', joined('text\x1a')],
    ['txt', 'one letter', joined('x')],
    ['txt', 'of DOS', joined('Gr\x94\xe1e, 10 \x81 100')],
    ['txt', 'with the vertical tab of old word processors', joined('one\x0btwo')],
    ['txt', 'UTF-16 without a mark', utf16('Saldo final: $1\r\n', false).subarray(2)],
    ['txt', 'UTF-16 big-endian without a mark', utf16('Saldo\r\n', true).subarray(2)],
  ]

  test.each(good)('%s %s matches only its own type', (extension, _, content) => {
    const taken = Object.keys(fileTypes).filter((type) => passes(type, content))
    expect(taken).toEqual(extension === 'jpg' ? ['jpg', 'jpeg'] : [extension])
  })
})

describe('programs', () => {
  const programs: ReadonlyArray<readonly [string, Uint8Array]> = [
    ['Windows', exe],
    ['Windows, large', long(exe, exe)],
    ['DOS without a NUL', joined('MZ', 'x'.repeat(500))],
    ['Linux', elf],
    ['macOS', joined('\xcf\xfa\xed\xfe\x07\0\0\x01', new Uint8Array(40))],
    ['Java', joined('\xca\xfe\xba\xbe\0\0\0\x34')],
    ['a shell script', joined('#!/bin/sh\nrm -rf /\n')],
    ['a jar', zip('META-INF/MANIFEST.MF')],
    ['a zip', zip('invoice.exe')],
    ['nothing at all', new Uint8Array(0)],
  ]
  const tricks = Object.keys(fileTypes).flatMap((extension) =>
    programs.map(([name, content]) => [name, extension, content] as const),
  )
  test.each(tricks)('refuses %s as %s', (_, extension, content) =>
    expect(passes(extension, content)).toBe(false),
  )
})

describe('damaged or hostile files', () => {
  test.each<readonly [string, string, Uint8Array]>([
    ['jpg', 'with something in front', joined('\0', jpeg)],
    ['jpg', 'that is two bytes long', jpeg.subarray(0, 2)],
    ['jpg', 'with a start and nothing sensible after it', joined('\xff\xd8\xff\x00')],
    ['jpg', 'with a zip behind it', joined(jpeg, zip('a.txt'))],
    ['jpg', 'with a large zip behind it', joined(jpeg, zip('a.txt', 'x'.repeat(5_000)))],
    ['jpg', 'with PHP behind it', joined(jpeg, '<?php system($_GET[0]);')],
    ['jpg', 'with shouted PHP behind it', joined(jpeg, '<?PHP system($_GET[0]);')],
    ['jpeg', 'with a script behind it', joined(jpeg, '<html><SCRIPT>alert(1)</SCRIPT>')],
    [
      'png',
      'without its first chunk',
      joined(png.subarray(0, 8), '\0\0\0\rIDAT', png.subarray(16)),
    ],
    ['png', 'cut in its first chunk', png.subarray(0, 20)],
    ['png', 'of no width', changed(png, 16, 0, 0, 0, 0)],
    ['png', 'of 65,500 pixels a side', changed(png, 16, 0, 0, 0xff, 0xdc, 0, 0, 0xff, 0xdc)],
    ['png', 'of more than 100 megapixels', changed(png, 16, 0, 0, 0x2e, 0xe0, 0, 0, 0x2e, 0xe0)],
    ['png', 'with HTML behind it', joined(png, '<script>alert(1)</script>')],
    ['png', 'with a zip behind it', joined(png, zip('a.txt'))],
    ['gif', 'that is a script', joined('GIF89a=1;alert(document.domain)//')],
    ['gif', 'that is a script in a comment', joined('GIF89a/*\x01\0\0\0\0\0*/=1;alert(1)')],
    ['gif', 'of another year', changed(gif, 4, 0x38)],
    ['gif', 'cut in its colours', gif.subarray(0, 15)],
    ['gif', 'with PHP behind it', joined(gif, '<?php')],
    [
      'bmp',
      'that is a word',
      joined('BMW sold in March for 3,000 dollars, as agreed with my brother-in-law.'),
    ],
    ['bmp', 'of another size than it says', joined(bmp, 'xxxxx')],
    [
      'bmp',
      'a large one of another size than it says',
      long(changed(bmp, 2, 0x7e, 0x0d, 0x03, 0), joined('x'.repeat(9))),
    ],
    ['bmp', 'with impossible colours', changed(bmp, 28, 7)],
    ['bmp', 'of 70,000 pixels a side', changed(bmp, 18, 0x70, 0x11, 0x01, 0)],
    ['bmp', 'whose pixels begin beyond its end', changed(bmp, 10, 0xff, 0xff)],
    ['bmp', 'with a zip at its end', long(changed(bmp, 2, 0xba, 0x0d, 0x03, 0), zip('a.txt'))],
    ['pdf', 'that begins later', joined('x'.repeat(1_000), pdf)],
    ['pdf', 'with words in front', joined('Dear Sir\n', pdf)],
    ['pdf', 'of version 3', changed(pdf, 5, 0x33)],
    ['docx', 'that is a workbook', zip('[Content_Types].xml', 'xl/workbook.xml')],
    ['docx', 'that is a show', zip('[Content_Types].xml', 'ppt/presentation.xml')],
    ['docx', 'with macros', zip('[Content_Types].xml', 'word/vbaProject.bin')],
    ['docx', 'that is locked', changed(docx, 6, 1)],
    ['docx', 'that is cut off', docx.subarray(0, -22)],
    ['docx', 'that is an open document', zip('mimetype')],
    ['docx', 'with a program in front', joined(exe, docx)],
    ['doc', 'that is cut off', doc.subarray(0, 20)],
    ['doc', 'with impossible sectors', changed(doc, 30, 3)],
    ['doc', 'that is a docx', docx],
    ['rtf', 'of another kind', joined('{\\rtf')],
    ['rtf', 'with a space in front', joined(' ', rtf)],
    ['rtf', 'with a packed object', joined('{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}')],
    [
      'rtf',
      'with an object that updates itself',
      joined('{\\rtf1{\\object\\objautlink\\objupdate}}'),
    ],
    ['txt', 'with a NUL', joined('text\0text')],
    ['txt', 'with a NUL at its end', long(txt, joined('\0'))],
    ['txt', 'with an escape', joined('text\x1b[2J')],
    ['txt', 'UTF-16 with a NUL', utf16('a\0b', false)],
    ['txt', 'UTF-16 with half a letter', utf16('a\uD83Db', true)],
  ])('refuses %s %s', (extension, _, content) => expect(passes(extension, content)).toBe(false))
})

test('an extension that is not accepted never matches', () => {
  for (const extension of ['exe', 'PDF', '', 'constructor', '__proto__', 'svg'])
    expect(passes(extension, pdf)).toBe(false)
})
