import { expect, test } from 'vitest'
import { sortOut } from './sort-out.ts'

const megabyte = 1_048_576
const file = (name: string, bytes = 1) => ({ name, bytes })
test('takes 50 of 51 files that are chosen at once', () => {
  const picked = Array.from({ length: 51 }, (_, at) => file(`${at}.pdf`))
  const { fitting, notAdded } = sortOut(picked, empty)
  expect(fitting).toEqual(picked.slice(0, 50))
  expect(notAdded).toEqual([{ name: '', code: 'documents.too-many-at-once' }])
})

const empty = { files: 0, bytes: 0 }

test.each([
  ['a good file', [file('a.pdf')], empty, ['a.pdf'], []],
  [
    'a wrong type beside a good one',
    [file('a.exe'), file('b.PNG')],
    empty,
    ['b.PNG'],
    [['a.exe', 'documents.unsupported-type']],
  ],
  ['an empty file', [file('a.pdf', 0)], empty, [], [['a.pdf', 'documents.empty-file']]],
  ['25 MB', [file('a.pdf', 25 * megabyte)], empty, ['a.pdf'], []],
  [
    'one byte more',
    [file('a.pdf', 25 * megabyte + 1)],
    empty,
    [],
    [['a.pdf', 'documents.file-too-large']],
  ],
  [
    'over 95 MB in all',
    [file('a.pdf', 20 * megabyte), file('b.pdf', megabyte)],
    { files: 4, bytes: 80 * megabyte },
    ['b.pdf'],
    [['a.pdf', 'documents.total-too-large']],
  ],
  ['a full list', [file('a.pdf')], { files: 50, bytes: 0 }, [], [['', 'documents.list-full']]],
  [
    'one in place of a document',
    [file('a.pdf')],
    { ...empty, whyOne: 'documents.one-file' },
    ['a.pdf'],
    [],
  ],
  [
    'two in place of a document',
    [file('a.pdf'), file('b.pdf')],
    { ...empty, whyOne: 'documents.one-file' },
    [],
    [['', 'documents.one-file']],
  ],
  [
    'another in place of a document',
    [file('b.pdf')],
    { files: 1, bytes: 1, whyOne: 'documents.one-file' },
    [],
    [['', 'documents.one-file']],
  ],
  [
    'two pages of a certificate',
    [file('a.jpg'), file('b.jpg')],
    { ...empty, whyOne: 'documents.one-certificate' },
    [],
    [['', 'documents.one-certificate']],
  ],
  [
    'the 51st of the list',
    [file('a.pdf'), file('b.pdf')],
    { files: 49, bytes: 0 },
    ['a.pdf'],
    [['', 'documents.list-full']],
  ],
] as const)(
  'decides which of the chosen files are added: %s',
  (_, picked, inList, fitting, notAdded) => {
    const sorted = sortOut(picked, inList)
    expect(sorted.fitting.map(({ name }) => name)).toEqual(fitting)
    expect(sorted.notAdded.map(({ name, code }) => [name, code])).toEqual(notAdded)
  },
)
