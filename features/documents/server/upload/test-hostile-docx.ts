import type { HostileFile } from './test-hostile-files.ts'
import { dice } from '../read/test-mutations.ts'
import {
  contentTypes,
  deflated,
  documentRelations,
  toDocx,
  letter,
  rootRelations,
  stored,
  unfolding,
  wordMain,
  toZip,
  type Packed,
  type ZipPart,
} from './test-zips.ts'
import { program } from './test-hostile-pdfs.ts'

const laughs = `<!DOCTYPE a [<!ENTITY a "${'&b;'.repeat(1_000)}"><!ENTITY b "${'&c;'.repeat(1_000)}">]><Types>&a;</Types>`
const sheetMain = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const macroMain = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const part = (name: string, content: Packed = stored('x')): ZipPart => ({ name, content })
const parts = (...others: readonly ZipPart[]): Buffer => toZip(others)

export function hostileDocx(): readonly HostileFile[] {
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
