import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkContent } from './kinds.ts'
import { docx } from './test-files.ts'
import { type Make, embedIn, sheet, toWide } from './test-content.ts'

const laughs = '<!DOCTYPE lolz [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;">]>'

const unsound: ReadonlyArray<readonly [kind: string, what: string, content: Make, reason: string]> =
  [
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
          content: toWide(`<?xml version="1.0" encoding="UTF-16"?>${laughs}<a/>`),
        }),
      'document type',
    ],
    [
      'docx',
      'with a document type in big-endian UTF-16',
      () =>
        docx({
          name: 'word/document.xml',
          content: toWide(`<?xml version="1.0" encoding="UTF-16"?>${laughs}<a/>`, true),
        }),
      'document type',
    ],
    [
      'docx',
      'with a document type in UTF-16 without a mark',
      () =>
        docx({
          name: 'word/document.xml',
          content: toWide(`<?xml version="1.0" encoding="UTF-16"?>${laughs}<a/>`).subarray(2),
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
      'with a document type in an embedded workbook',
      () => embedIn(sheet({ name: 'xl/a.xml', content: `${laughs}<a/>` })),
      'document type',
    ],
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
