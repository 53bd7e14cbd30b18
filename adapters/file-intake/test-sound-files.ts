import { randomBytes } from 'node:crypto'
import {
  bitmap,
  contentTypes,
  doc,
  docx,
  lockedPdf,
  objectStream,
  pdfWith,
  relations,
  stream,
  wordType,
} from './test-files.ts'
import {
  type Make,
  drawPicture,
  embedFile,
  embedIn,
  latin1,
  readPng,
  sheet,
  toWide,
} from './test-content.ts'

export const soundFiles: ReadonlyArray<
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
  ['pdf', 'with a letter attached', () => embedFile('letter.txt'), ['attachments']],
  ['pdf', 'that needs a password', () => lockedPdf('secret'), ['encrypted']],
  [
    'pdf',
    'that needs a password, whatever is attached',
    () => lockedPdf('secret', 'setup.exe'),
    ['encrypted', 'attachments'],
  ],
  ['pdf', 'that anyone may open and no one may change', () => lockedPdf(''), ['encrypted']],
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
        content: toWide(String(contentTypes().content).replace('"1.0"', '"1.0" encoding="UTF-16"')),
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
    'begun from a template on the writer’s disk',
    () =>
      docx(
        relations(
          'word/_rels/settings.xml.rels',
          'attachedTemplate',
          'file:///C:\\Users\\Maria\\Letterhead.dotx',
          true,
        ),
      ),
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
  ['docx', 'with an embedded workbook', () => embedIn(sheet())],
  [
    'docx',
    'with an embedded letter that holds an embedded workbook',
    () => embedIn(embedIn(sheet()), 'word/embeddings/Letter.docx'),
  ],
  [
    'docx',
    'with a part in UTF-16',
    () =>
      docx({
        name: 'customXml/item1.xml',
        content: toWide('<?xml version="1.0" encoding="utf-16"?><a/>'),
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
    'with a template on the writer’s disk, as an address',
    () => Buffer.from('{\\rtf1{\\*\\template file:///C:/Users/Rosa/Normal.dotm}}'),
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
  ['txt', 'UTF-16 little-endian', () => toWide('Größe 👩')],
  ['txt', 'UTF-16 big-endian', () => toWide('Größe 👩', true)],
  ['jpg', 'a photo', () => drawPicture().jpeg().toBuffer()],
  ['jpeg', 'a photo', () => drawPicture().jpeg().toBuffer()],
  ['png', 'a picture', () => drawPicture().png().toBuffer()],
  ['png', 'of just so many points', () => readPng(10_000, 10_000)],
  ['gif', 'a picture', () => drawPicture().gif().toBuffer()],
  ['bmp', 'a picture', bitmap],
]
