import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { checkContent } from './kinds.ts'
import {
  bitmap,
  compound,
  contentTypes,
  doc,
  docx,
  lockedPdf,
  objectStream,
  pdfWith,
  relations,
  stream,
  windowsProgram,
  wordType,
  toZip,
} from './test-files.ts'

// Some files unpack to large sizes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const laughs = '<!DOCTYPE lolz [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;">]>'
const sheet = (...more: Parameters<typeof toZip>[0]) =>
  toZip([
    { name: 'xl/workbook.xml', content: '<workbook xmlns="urn:x"/>' },
    { name: 'xl/sheet.xml', content: randomBytes(3_000).toString('hex').replace(/^/, '<a>') },
    ...more,
  ])
const embeddedIn = (inner: Buffer, name = 'word/embeddings/Table.xlsx') =>
  docx({ name, content: inner })

type Make = () => Buffer | Promise<Buffer>

const drawn = (width = 20, height = 10) =>
  sharp({ create: { width, height, channels: 3, background: '#17505f' } })
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const wide = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return isBigEndian ? bytes.swap16() : bytes
}
/** A PNG header that claims this size, with a correct checksum. */
async function readPng(width: number, height: number): Promise<Buffer> {
  const png = await drawn().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

const bound = (kind: string, mode = 'External') => {
  const { name, content } = relations(
    'word/_rels/settings.xml.rels',
    kind,
    'https://example.com/a',
    true,
  )
  return { name, content: String(content).replace('External', mode) }
}
const launch = '<</S/Launch/F(calc.txt)>>'
const embedded = (name: string, content: string | Buffer = 'words') =>
  pdfWith({
    catalog: `/Names<</EmbeddedFiles<</Names[(a) 4 0 R]>>>>`,
    objects: [
      `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 5 0 R>>>>`,
      stream('/Type/EmbeddedFile', content),
    ],
  })
const sound: ReadonlyArray<
  readonly [kind: string, what: string, content: Make, flags?: readonly string[]]
> = [
  ['pdf', 'a plain one', () => pdfWith()],
  [
    'pdf',
    'of version 2',
    () => Buffer.from(pdfWith().toString('latin1').replace('1.7', '2.0'), 'latin1'),
  ],
  [
    'pdf',
    'whose table of contents is gone, as scanners leave it',
    () =>
      Buffer.from(
        pdfWith()
          .toString('latin1')
          .replace(/xref\n[^]*trailer/, 'trailer'),
        'latin1',
      ),
  ],
  [
    'pdf',
    'with a drawing and words about launching',
    () =>
      pdfWith({
        objects: [
          stream('', '1 0 0 1 50 50 cm BT (the Launch /Launch) Tj ET'),
          '(Product /Launch)',
        ],
      }),
  ],
  [
    'pdf',
    'with a picture that unpacks to much',
    () =>
      pdfWith({
        objects: [stream('/Subtype/Image/Width 9000/Height 9000', Buffer.alloc(70_000_000))],
      }),
  ],
  [
    'pdf',
    'with very many words about launching',
    () => pdfWith({ objects: [`[${'/Launch '.repeat(100_000)}]`] }),
  ],
  [
    'pdf',
    'with much noise in it',
    () => pdfWith({ objects: [stream('', randomBytes(3_000_000), false)] }),
  ],
  [
    'pdf',
    'with a script',
    () => pdfWith({ catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }),
    ['javascript'],
  ],
  [
    'pdf',
    'with a script among packed objects',
    () => pdfWith({ objects: [objectStream('<</S/#4aavaScript/JS(x)>>')] }),
    ['javascript'],
  ],
  ['pdf', 'with a letter attached', () => embedded('letter.txt'), ['attachments']],
  ['pdf', 'that needs a password', () => lockedPdf('secret'), ['encrypted']],
  [
    'pdf',
    'that needs a password, whatever is attached',
    () => lockedPdf('secret', 'setup.exe'),
    ['encrypted'],
  ],
  ['pdf', 'that anybody may open and nobody change', () => lockedPdf(''), ['encrypted']],
  ['docx', 'a letter', () => docx()],
  [
    'docx',
    'with pictures that are stored as they are',
    () => docx({ name: 'word/media/image1.png', content: randomBytes(50_000), isStored: true }),
  ],
  [
    'docx',
    'whose list is in wide letters and says so',
    () =>
      docx({
        name: '[Content_Types].xml',
        content: wide(String(contentTypes().content).replace('"1.0"', '"1.0" encoding="UTF-16"')),
      }),
  ],
  [
    'docx',
    'with references and a remark in its lists',
    () =>
      docx(
        contentTypes(
          wordType,
          '<!-- a & b --><Default Extension="a&amp;b" ContentType="text/plain"/>',
        ),
      ),
  ],
  [
    'docx',
    'with a template of its own machine',
    () =>
      docx(relations('word/_rels/settings.xml.rels', 'attachedTemplate', 'template.dotx', false)),
  ],
  [
    'docx',
    'with an embedded table',
    () =>
      docx(relations('word/_rels/x.rels', 'oleObject', 'embeddings/a.bin', false), {
        name: 'word/embeddings/a.bin',
        content: 'x',
      }),
  ],
  ['docx', 'with an embedded workbook', () => embeddedIn(sheet())],
  [
    'docx',
    'with an embedded letter that holds an embedded workbook',
    () => embeddedIn(embeddedIn(sheet()), 'word/embeddings/Letter.docx'),
  ],
  [
    'docx',
    'with a part in UTF-16',
    () =>
      docx({
        name: 'customXml/item1.xml',
        content: wide('<?xml version="1.0" encoding="utf-16"?><a/>'),
      }),
  ],
  [
    'docx',
    'with a part that begins with a byte order mark, a comment and an empty line',
    () =>
      docx({
        name: 'word/styles.xml',
        content: '\uFEFF<!-- <!DOCTYPE a> -->\n\n<?a <!DOCTYPE?><w:styles xmlns:w="urn:w"/>',
      }),
  ],
  [
    'docx',
    'with a drawing whose document type declares nothing of its own',
    () =>
      docx({
        name: 'word/media/image1.svg',
        content:
          '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg/>',
      }),
  ],
  [
    'docx',
    'with words about document types',
    () =>
      docx({
        name: 'word/document.xml',
        content: '<w:t xmlns:w="urn:w">&lt;!DOCTYPE html&gt;</w:t>',
      }),
  ],
  ['doc', 'a letter', () => doc()],
  [
    'doc',
    'with a table of another program inside',
    () => doc(['/ObjectPool/_1234/Workbook', 'cells']),
  ],
  ['rtf', 'a letter', () => Buffer.from('{\\rtf1\\ansi Dear Sir\\par}')],
  [
    'rtf',
    'with a template of its own machine',
    () => Buffer.from('{\\rtf1{\\*\\template C:\\\\Users\\\\Rosa\\\\Normal.dotm}}'),
  ],
  [
    'rtf',
    'with a link and a page number',
    () =>
      Buffer.from(
        '{\\rtf1{\\field{\\*\\fldinst HYPERLINK "https://example.com/dde"}}{\\field{\\*\\fldinst PAGE}}}',
      ),
  ],
  ['rtf', 'with a picture', () => Buffer.from('{\\rtf1{\\pict\\pngblip 8950}}')],
  ['txt', 'plain', () => Buffer.from('I owe 3,000 dollars.\r\n')],
  ['txt', 'UTF-8', () => Buffer.from(`${'x'.repeat(9_000)}Größe 工资 👩`)],
  ['txt', 'cp1252', () => latin1('Caf\xe9 \x93quoted\x94')],
  ['txt', 'UTF-16 little-endian', () => wide('Größe 👩')],
  ['txt', 'UTF-16 big-endian', () => wide('Größe 👩', true)],
  ['jpg', 'a photo', () => drawn().jpeg().toBuffer()],
  ['jpeg', 'a photo', () => drawn().jpeg().toBuffer()],
  ['png', 'a picture', () => drawn().png().toBuffer()],
  ['png', 'of just so many points', () => readPng(10_000, 10_000)],
  ['gif', 'a picture', () => drawn().gif().toBuffer()],
  ['bmp', 'a picture', bitmap],
]

describe('sound files', () => {
  test.for(sound)('accepts %s: %s', async ([kind, , content, flags = []]) => {
    expect(await checkContent(kind, await content())).toEqual({ isSound: true, reason: '', flags })
  })
})

const unsound: ReadonlyArray<readonly [kind: string, what: string, content: Make, reason: string]> =
  [
    [
      'pdf',
      'that is only its mark and its end',
      () => Buffer.from('%PDF-1.7\nwords\n%%EOF\n'),
      'cannot be read',
    ],
    [
      'pdf',
      'that begins later',
      () => Buffer.concat([Buffer.from(' '), pdfWith()]),
      'does not begin',
    ],
    [
      'pdf',
      'that goes on after its end',
      () => Buffer.concat([pdfWith(), Buffer.alloc(3_000)]),
      'without its end',
    ],
    [
      'pdf',
      'without pages',
      () => Buffer.from(pdfWith().toString('latin1').replaceAll('/Page', '/Cage'), 'latin1'),
      'cannot be read',
    ],
    [
      'pdf',
      'that starts a program',
      () => pdfWith({ catalog: `/OpenAction ${launch}` }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program, with the name spelled in numbers',
      () => pdfWith({ catalog: '/OpenAction<</#53 /#4c#61unch/F(a.txt)>>' }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program, with a remark between',
      () => pdfWith({ catalog: '/OpenAction<</S%remark\n/Launch/F(a.txt)>>' }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program, with the kind as an object',
      () => pdfWith({ catalog: '/OpenAction<</S 4 0 R>>', objects: ['/Launch'] }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program from among packed objects',
      () => pdfWith({ objects: [objectStream(launch)] }),
      'starts programs',
    ],
    [
      'pdf',
      'that starts a program from objects that do not say so',
      () => pdfWith({ objects: [stream('', `9 0 10 30 ${launch}`)] }),
      'starts programs',
    ],
    [
      'pdf',
      'whose objects are packed twice',
      () =>
        pdfWith({
          objects: [
            stream('/Type/ObjStm/N 1/First 9/Filter[/ASCIIHexDecode /LZWDecode]', 'x', false),
          ],
        }),
      'unusual',
    ],
    [
      'pdf',
      'whose objects unpack to 70 MB',
      () => pdfWith({ objects: [objectStream(' '.repeat(70_000_000))] }),
      'unpacks to too much',
    ],
    [
      'pdf',
      'that starts a program, with a long remark between',
      () => pdfWith({ catalog: `/OpenAction<</S%${'remark'.repeat(50)}\n  /Launch/F(a.txt)>>` }),
      'starts programs',
    ],
    [
      'pdf',
      'of far too many streams',
      () => pdfWith({ objects: ['stream '.repeat(300_000)] }),
      'too many streams',
    ],
    ['pdf', 'with a program attached', () => embedded('setup.exe'), 'program inside'],
    [
      'pdf',
      'with a program attached under a wide name',
      () => embedded('\\376\\377\\000a\\000.\\000e\\000x\\000e'),
      'program inside',
    ],
    [
      'pdf',
      'with a program attached as a letter',
      () => embedded('letter.txt', windowsProgram),
      'program inside',
    ],
    [
      'pdf',
      'with a program of another system attached',
      () => embedded('letter.txt', latin1('\x7fELF\x02\x01\x01\0words')),
      'program inside',
    ],
    [
      'pdf',
      'with a script of the shell attached',
      () => embedded('letter.txt', '#!/bin/sh\n'),
      'program inside',
    ],
    [
      'pdf',
      'that anybody may open, with a program attached under a locked name',
      () => lockedPdf('', 'setup.exe'),
      'program inside',
    ],
    ['docx', 'that is no archive', () => Buffer.from('PK\u0003\u0004 and words'), 'cannot be read'],
    [
      'docx',
      'that is any archive',
      () => toZip([{ name: 'letter.txt', content: 'words' }]),
      'no plain Word document',
    ],
    [
      'docx',
      'that is a workbook',
      () =>
        docx(contentTypes(wordType.replace('wordprocessingml.document', 'spreadsheetml.sheet'))),
      'no plain Word document',
    ],
    [
      'docx',
      'that is a template',
      () => docx(contentTypes(wordType.replace('document.main', 'template.main'))),
      'no plain Word document',
    ],
    [
      'docx',
      'with macros by its list',
      () => docx(contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml')),
      'no plain Word document',
    ],
    [
      'docx',
      'with macros by a list that is spelled in numbers',
      () =>
        docx(
          contentTypes(
            wordType,
            '<Override ContentType="application/vnd.ms-word.document.macro&#69;nabled.main+xml"/>',
          ),
        ),
      'no plain',
    ],
    [
      'docx',
      'with macros',
      () => docx({ name: 'word/vbaProject.bin', content: 'x' }),
      'with macros',
    ],
    [
      'docx',
      'with macros elsewhere',
      () => docx({ name: 'elsewhere/VBAPROJECT.BIN', content: 'x' }),
      'with macros',
    ],
    [
      'docx',
      'that fetches a template',
      () =>
        docx(
          relations(
            'word/_rels/settings.xml.rels',
            'attachedTemplate',
            'https://example.com/a.dotm',
            true,
          ),
        ),
      'fetches',
    ],
    [
      'docx',
      'that fetches an object',
      () =>
        docx(relations('word/_rels/document.xml.rels', 'oleObject', 'file://example.com/a', true)),
      'fetches',
    ],
    [
      'docx',
      'that fetches a template, spelled with many zeros',
      () => docx(bound('&#x0000000061;ttachedTemplate', '&#000000069;xternal')),
      'fetches',
    ],
    ...['frame', 'subDocument', 'image', 'package'].map(
      (kind) => ['docx', `that fetches a ${kind}`, () => docx(bound(kind)), 'fetches'] as const,
    ),
    [
      'docx',
      'that fetches a template, in wide letters',
      () =>
        docx({ ...bound('attachedTemplate'), content: wide(bound('attachedTemplate').content) }),
      'fetches',
    ],
    [
      'docx',
      'with a list in wide letters that does not say so',
      () =>
        docx({
          ...bound('attachedTemplate'),
          content: wide(bound('attachedTemplate').content).subarray(2),
        }),
      'list cannot be read',
    ],
    [
      'docx',
      'with a list that says it is written otherwise',
      () =>
        docx({
          name: 'word/_rels/a.rels',
          content: '<?xml version="1.0" encoding="utf-7"?><Relationships/>',
        }),
      'part that cannot be read',
    ],
    [
      'docx',
      'with a list that has no end',
      () => docx({ name: 'word/_rels/a.rels', content: '<Relationship "'.repeat(60) }),
      'list cannot be read',
    ],
    [
      'docx',
      'that is a letter only by a remark',
      () => docx(contentTypes('application/xml', `<!--<Override ContentType="${wordType}"/>-->`)),
      'no plain',
    ],
    [
      'docx',
      'with macros by a list that is spelled with many zeros',
      () =>
        docx(
          contentTypes(
            wordType,
            '<Default ContentType="application/vnd.ms-office.&#x0000076;baProject"/>',
          ),
        ),
      'no plain',
    ],
    [
      'docx',
      'that pours in another text',
      () => docx(relations('word/_rels/document.xml.rels', 'aFChunk', 'a.bin', false)),
      'fetches',
    ],
    [
      'docx',
      'with another text inside',
      () => docx({ name: 'word/afchunk.RTF', content: '{\\rtf1}' }),
      'another kind of text',
    ],
    [
      'docx',
      'with a packed object',
      () =>
        docx({
          name: 'word/embeddings/a.bin',
          content: compound([['/\u0001Ole10Native', 'setup.exe']]),
        }),
      'packed object',
    ],
    [
      'docx',
      'with a packed object far inside',
      () =>
        docx({
          name: 'word/embeddings/a.bin',
          content: compound([
            ['/a', randomBytes(300_000)],
            ['/\u0001Ole10Native', 'setup.exe'],
          ]),
        }),
      'packed object',
    ],
    [
      'docx',
      'with a program under another name',
      () => docx({ name: 'word/media/a.png', content: windowsProgram }),
      'program inside',
    ],
    [
      'docx',
      'with a program under its name',
      () => docx({ name: 'word/media/setup.exe', content: 'x' }),
      'program inside',
    ],
    [
      'docx',
      'with a part in pieces',
      () => docx({ name: 'word/_rels/settings.xml.rels/[0].last.piece', content: 'x' }),
      'in pieces',
    ],
    [
      'docx',
      'with one name in two spellings',
      () => docx({ name: 'word/d%6Fcument.xml', content: '<a/>' }),
      'twice',
    ],
    [
      'docx',
      'with macros under another spelling',
      () => docx({ name: 'word/vba%50roject.bin.', content: 'x' }),
      'with macros',
    ],
    [
      'docx',
      'with a field that starts a program',
      () =>
        docx({
          name: 'word/document.xml',
          content: '<w:instrText>DDEAUTO c:\\windows\\cmd.exe</w:instrText>',
        }),
      'starts programs',
    ],
    [
      'docx',
      'with words of its own for its relations',
      () =>
        docx({
          name: 'word/_rels/a.rels',
          content: '<!DOCTYPE a [<!ENTITY x "External">]><Relationships/>',
        }),
      'document type',
    ],
    ...[
      'word/document.xml',
      '[Content_Types].xml',
      'word/styles.xml',
      'word/_rels/document.xml.rels',
      'word/drawings/a.vml',
      'customXml/item1.xml',
      'docProps/app.xml',
      'word/part.bin',
      'word/media/a.svg',
    ].map(
      (name) =>
        [
          'docx',
          `with a document type in ${name}`,
          () => docx({ name, content: `<?xml version="1.0"?>${laughs}<a>&b;</a>` }),
          'document type',
        ] as const,
    ),
    [
      'docx',
      'with a document type after a byte order mark, a comment and an instruction',
      () =>
        docx({
          name: 'word/document.xml',
          content: `\uFEFF<?xml version="1.0"?>\n<!-- <a> -->\n<?b c?> ${laughs}<a/>`,
        }),
      'document type',
    ],
    [
      'docx',
      'with a document type in UTF-16',
      () =>
        docx({
          name: 'word/document.xml',
          content: wide(`<?xml version="1.0" encoding="UTF-16"?>${laughs}<a/>`),
        }),
      'document type',
    ],
    [
      'docx',
      'with a document type in big-endian UTF-16',
      () =>
        docx({
          name: 'word/document.xml',
          content: wide(`<?xml version="1.0" encoding="UTF-16"?>${laughs}<a/>`, true),
        }),
      'document type',
    ],
    [
      'docx',
      'with a document type in UTF-16 without a mark',
      () =>
        docx({
          name: 'word/document.xml',
          content: wide(`<?xml version="1.0" encoding="UTF-16"?>${laughs}<a/>`).subarray(2),
        }),
      'document type',
    ],
    [
      'docx',
      'with a document type in UTF-7',
      () =>
        docx({
          name: 'word/document.xml',
          content: '<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE a+AD4-<a/>',
        }),
      'part that cannot be read',
    ],
    [
      'docx',
      'with a part in EBCDIC',
      () => docx({ name: 'word/document.xml', content: Buffer.from('4c6fa7949340', 'hex') }),
      'part that cannot be read',
    ],
    [
      'docx',
      'with a document type behind a very long comment',
      () =>
        docx({
          name: 'word/document.xml',
          content: `<!--${randomBytes(60_000).toString('hex')}-->${laughs}<a/>`,
        }),
      'part that cannot be read',
    ],
    [
      'docx',
      'with a drawing whose document type fetches something',
      () =>
        docx({
          name: 'word/media/a.svg',
          content: '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>',
        }),
      'document type',
    ],
    [
      'docx',
      'with an archive that unpacks to a thousand times as much',
      () =>
        embeddedIn(
          toZip([{ name: 'a.txt', content: Buffer.alloc(5_000_000) }]),
          'word/embeddings/a.bin',
        ),
      'too much',
    ],
    [
      'docx',
      'with an archive that says it unpacks to more than 200 MB',
      () =>
        embeddedIn(
          toZip([
            { name: 'a', content: randomBytes(3_000_000) },
            { name: 'b', content: 'x', claimedBytes: 210_000_000 },
          ]),
        ),
      'too much',
    ],
    [
      'docx',
      'with an archive that unpacks to more than it says',
      () =>
        embeddedIn(
          toZip([
            { name: 'a', content: Buffer.alloc(5_000_000), claimedBytes: 100 },
            { name: 'b', content: randomBytes(60_000) },
          ]),
        ),
      'cannot be read',
    ],
    [
      'docx',
      'with archives that together unpack to more than 200 MB',
      () =>
        docx(
          ...['a', 'b', 'c'].map((letter) => ({
            name: `word/embeddings/${letter}.zip`,
            content: toZip([
              { name: 'noise', content: randomBytes(1_000_000) },
              { name: 'zeros', content: Buffer.alloc(75_000_000) },
            ]),
          })),
        ),
      'too much',
    ],
    [
      'docx',
      'with macros in an embedded workbook',
      () => embeddedIn(sheet({ name: 'xl/vbaProject.bin', content: 'x' })),
      'with macros',
    ],
    [
      'docx',
      'with a document type in an embedded workbook',
      () => embeddedIn(sheet({ name: 'xl/a.xml', content: `${laughs}<a/>` })),
      'document type',
    ],
    [
      'docx',
      'with archives in archives',
      () => embeddedIn(embeddedIn(embeddedIn(sheet()))),
      'too many archives',
    ],
    [
      'docx',
      'with a field that starts a program, in UTF-16',
      () =>
        docx({
          name: 'word/document.xml',
          content: wide('<w:instrText>DDEAUTO c:\\windows\\cmd.exe</w:instrText>'),
        }),
      'starts programs',
    ],
    [
      'docx',
      'with a name that leads out, which is not repeated',
      () => docx({ name: '../../startup.lnk', content: 'x' }),
      'cannot be read (invalid relative path)',
    ],
    [
      'docx',
      'with a name that begins at the root',
      () => docx({ name: '/etc/passwd', content: 'x' }),
      'cannot be read',
    ],
    ['docx', 'with a name twice', () => toZip([contentTypes(), contentTypes('x')]), 'twice'],
    [
      'docx',
      'that is locked',
      () => docx({ name: 'word/a.xml', content: 'x', isLocked: true }),
      'locked',
    ],
    [
      'docx',
      'of too many files',
      () =>
        docx(
          ...Array.from({ length: 2_000 }, (_, index) => ({ name: `word/${index}`, content: '' })),
        ),
      'too many',
    ],
    [
      'docx',
      'that unpacks to a hundred times as much',
      () => docx({ name: 'word/a.xml', content: Buffer.alloc(5_000_000) }),
      'too much',
    ],
    [
      'docx',
      'that unpacks to more than 200 MB',
      () =>
        docx(
          { name: 'a', content: randomBytes(3_000_000) },
          { name: 'b', content: 'x', claimedBytes: 210_000_000 },
        ),
      'too much',
    ],
    [
      'docx',
      'that unpacks to more than it says',
      () => docx({ name: 'word/a.xml', content: Buffer.alloc(5_000_000), claimedBytes: 100 }),
      'cannot be read',
    ],
    [
      'docx',
      'whose list alone is too long',
      () => docx(contentTypes(wordType, randomBytes(600_000).toString('hex'))),
      'too much',
    ],
    ['doc', 'that is no compound file', () => docx(), 'no compound file'],
    ['doc', 'that is torn', () => doc().subarray(0, 700), 'cannot be read'],
    [
      'doc',
      'that is a workbook',
      () => compound([['/Workbook', 'cells']]),
      'without a Word document',
    ],
    [
      'doc',
      'that is a workbook with a letter beside it',
      () => doc(['/Workbook', 'cells']),
      'of another program',
    ],
    [
      'doc',
      'that installs something',
      () => compound([['/Binary.setup', 'x']], '84100c0000000000c000000000000046'),
      'without a Word document',
    ],
    [
      'doc',
      'that installs something beside a letter',
      () =>
        compound(
          [['/WordDocument', Buffer.concat([Buffer.of(0xec, 0xa5), Buffer.alloc(600)])]],
          '84100c0000000000c000000000000046',
        ),
      'of the installer',
    ],
    [
      'doc',
      'whose letter lies elsewhere',
      () => compound([['/ObjectPool/WordDocument', Buffer.of(0xec, 0xa5, 0, 0)]]),
      'without a Word document',
    ],
    [
      'doc',
      'whose letter is none',
      () => compound([['/WordDocument', 'words']]),
      'without a Word document',
    ],
    ['doc', 'with macros', () => doc(['/Macros/VBA/dir', 'x']), 'with macros'],
    [
      'doc',
      'with macros of a workbook',
      () => doc(['/_VBA_PROJECT_CUR/VBA/dir', 'x']),
      'with macros',
    ],
    [
      'doc',
      'with macros in an embedded table',
      () => doc(['/ObjectPool/_1/_VBA_PROJECT_CUR/x', 'x']),
      'with macros',
    ],
    [
      'doc',
      'with a packed object',
      () => doc(['/ObjectPool/_1/\u0001Ole10Native', 'x']),
      'packed object',
    ],
    ['rtf', 'that begins later', () => Buffer.from(' {\\rtf1\\ansi}'), 'does not begin as RTF'],
    [
      'rtf',
      'with a packed object far inside',
      () =>
        Buffer.from(
          `{\\rtf1 ${'words '.repeat(9_000)}{\\object{\\*\\objdata 0105}}${' words'.repeat(9_000)}}`,
        ),
      'objdata',
    ],
    [
      'rtf',
      'with an object that updates itself',
      () => Buffer.from('{\\rtf1{\\object\\objupdate}}'),
      'objupdate',
    ],
    [
      'rtf',
      'with an object that is linked by itself',
      () => Buffer.from('{\\rtf1{\\object\\objautlink}}'),
      'objautlink',
    ],
    [
      'rtf',
      'with a packed object in capitals',
      () => Buffer.from('{\\rtf1{\\object{\\*\\OBJDATA 01}}}'),
      'objdata',
    ],
    [
      'rtf',
      'that fetches a template',
      () => Buffer.from('{\\rtf1{\\*\\template http://example.com/a.dotm}}'),
      'fetches a template',
    ],
    [
      'rtf',
      'that fetches a template, spelled in numbers',
      () => Buffer.from("{\\rtf1{\\*\\template {\\u-65432?}\\'74tp://example.com/a}}"),
      'fetches a template',
    ],
    [
      'rtf',
      'that fetches a template from a neighbour',
      () => Buffer.from('{\\rtf1{\\*\\template \\\\\\\\server\\\\share\\\\a.dotm}}'),
      'fetches a template',
    ],
    [
      'rtf',
      'with a field that starts a program',
      () => Buffer.from('{\\rtf1{\\field{\\*\\fldinst {\\rtlch D}DEAUTO c:\\\\cmd}}}'),
      'starts programs',
    ],
    [
      'rtf',
      'of far too many fields',
      () => Buffer.from(`{\\rtf1${'{\\fldinst PAGE}'.repeat(50_001)}}`),
      'too many fields',
    ],
    [
      'txt',
      'with a NUL far inside',
      () => Buffer.from(`${'words '.repeat(9_000)}\0${'words '.repeat(9_000)}`),
      'NUL',
    ],
    ['txt', 'UTF-16 with a NUL', () => wide('a\0b'), 'NUL'],
    [
      'txt',
      'UTF-16 with half a letter',
      () => Buffer.concat([wide('a'), Buffer.of(0x3d, 0xd8)]),
      'cannot be read',
    ],
    [
      'txt',
      'in no alphabet',
      () => latin1(`${'words '.repeat(9_000)}\x81\xff`),
      'no known encoding',
    ],
    ['jpg', 'that is a PNG', () => drawn().png().toBuffer(), 'png under the name of jpeg'],
    ['jpg', 'that is none', () => latin1('\xff\xd8\xff\xe0 words'), 'cannot be read'],
    ['png', 'of 65,500 points a side', () => readPng(65_500, 65_500), 'cannot be read'],
    ['png', 'with one long side', () => readPng(30_001, 10), 'too long a side'],
    [
      'png',
      'cut in its header',
      async () => (await drawn().png().toBuffer()).subarray(0, 20),
      'cannot be read',
    ],
    ['gif', 'that is a script', () => Buffer.from('GIF89a=1;alert(1)//'), 'cannot be read'],
    [
      'bmp',
      'of another size than it says',
      () => Buffer.concat([bitmap(), Buffer.alloc(5)]),
      'another size',
    ],
    ['exe', 'of no accepted kind', () => windowsProgram, 'no accepted kind'],
    ['constructor', 'of no kind at all', () => windowsProgram, 'no accepted kind'],
  ]

describe('refused files', () => {
  test.for(unsound)('refuses %s: %s', async ([kind, , content, reason]) => {
    expect(await checkContent(kind, await content())).toEqual({
      isSound: false,
      reason: expect.stringContaining(reason),
      flags: [],
    })
  })
})

/** A seeded random number generator, so that every run uses the same numbers. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}

describe('damaged files', () => {
  test.for(sound.filter(([, what]) => !what.includes('much')))(
    'returns a verdict for a damaged file, %s: %s',
    async ([kind, , content]) => {
      const random = numbers(7)
      const next = () => random.next().value as number
      const whole = await content()
      for (let round = 0; round < 30; round++) {
        const broken = Buffer.from(whole)
        for (let change = next() % 20; change >= 0; change--)
          broken[next() % broken.length] = next() >>> 24
        expect(
          await checkContent(
            kind,
            round % 5 === 0 ? broken.subarray(0, next() % broken.length) : broken,
          ),
        ).toEqual({
          isSound: expect.any(Boolean),
          reason: expect.any(String),
          flags: expect.any(Array),
        })
      }
    },
  )
})
