import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkContent } from './kinds.ts'
import { contentTypes, docx, wordType, toZip } from './test-files.ts'
import { type Make, embedIn, sheet } from './test-content.ts'

const unsound: ReadonlyArray<readonly [kind: string, what: string, content: Make, reason: string]> =
  [
    [
      'docx',
      'with an archive that unpacks to a thousand times as much',
      () =>
        embedIn(
          toZip([{ name: 'a.txt', content: Buffer.alloc(5_000_000) }]),
          'word/embeddings/a.bin',
        ),
      'too much',
    ],
    [
      'docx',
      'with an archive that says it unpacks to more than 200 MB',
      () =>
        embedIn(
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
        embedIn(
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
              // Without the first word, it could begin like XML.
              {
                name: 'noise',
                content: Buffer.concat([Buffer.from('noise'), randomBytes(1_000_000)]),
              },
              { name: 'zeros', content: Buffer.alloc(75_000_000) },
            ]),
          })),
        ),
      'too much',
    ],
    [
      'docx',
      'with macros in an embedded workbook',
      () => embedIn(sheet({ name: 'xl/vbaProject.bin', content: 'x' })),
      'with macros',
    ],
    [
      'docx',
      'with archives in archives',
      () => embedIn(embedIn(embedIn(sheet()))),
      'too many archives',
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
