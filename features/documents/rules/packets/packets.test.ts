import { describe, expect, test } from 'vitest'
import { planContents } from './packet-contents.ts'
import { findPacketProblem } from './packet-limits.ts'
import { getCoverFacts } from './packet-cover.ts'
import { getPacketFileName } from './packet-name.ts'
import { packetProblems } from './packet-problems.ts'
import { sentences } from './packet-problems.es.ts'
import { findPacketObstacle, sortForPacket, toSections } from './packet-parts.ts'

const megabyte = 1_048_576
const documents = (count: number, bytes = 1) => Array.from({ length: count }, () => ({ bytes }))

describe('what can be part of a packet', () => {
  test.each([
    ['Statement.pdf', 'clean', undefined],
    ['Statement.PDF', 'unscanned', undefined],
    ['Photo.jpg', 'clean', undefined],
    ['Photo.jpeg', 'clean', undefined],
    ['Photo.png', 'clean', undefined],
    ['Scan.gif', 'clean', undefined],
    ['Scan.bmp', 'clean', undefined],
    ['Letter.doc', 'clean', 'type'],
    ['Letter.docx', 'clean', 'type'],
    ['Letter.rtf', 'clean', 'type'],
    ['Letter.txt', 'clean', 'type'],
    ['No extension', 'clean', 'type'],
    ['Statement.pdf', 'pending', 'checking'],
    ['Letter.txt', 'pending', 'checking'],
    ['Statement.pdf', 'infected', 'harmful'],
  ] as const)('%s, %s: %s', (name, scanState, obstacle) => {
    expect(findPacketObstacle({ name, scanState })).toBe(obstacle)
  })
})

describe('the order', () => {
  const make = (id: string, position: number, name: string, uploadedOn = '2026-11-01') => ({
    ...{ id, position, name, uploadedOn },
  })
  const sort = (...all: ReturnType<typeof make>[]) =>
    sortForPacket(all, '2026-11-27').map(({ id }) => id)

  test.each([
    ['by category first', [make('b', 2, 'A.pdf'), make('a', 1, 'Z.pdf')], ['a', 'b']],
    [
      'then by the day that the name says',
      [
        make('late', 1, 'Pay stub 2026-10-16.pdf', '2026-10-01'),
        make('early', 1, 'Pay stub 2026-09-30.pdf', '2026-11-20'),
      ],
      ['early', 'late'],
    ],
    [
      'by the upload when the name says no day',
      [make('late', 1, 'B.pdf', '2026-11-02'), make('early', 1, 'C.pdf', '2026-11-01')],
      ['early', 'late'],
    ],
    [
      'a month before its days',
      [make('day', 1, 'Statement 2026-10-01.pdf'), make('month', 1, 'Statement 2026-10.pdf')],
      ['month', 'day'],
    ],
    ['always the same', [make('2', 1, 'A.pdf'), make('1', 1, 'B.pdf')], ['1', '2']],
  ])('%s', (_, all, ids) => {
    expect(sort(...all)).toEqual(ids)
  })

  test('documents of a category that follow one another are a section', () => {
    const parts = ['a', 'a', 'b', 'a'].map((categoryId, at) => ({ categoryId, at }))
    expect(
      toSections(parts).map((section) => [
        section.categoryId,
        section.documents.map(({ at }) => at),
      ]),
    ).toEqual([
      ['a', [0, 1]],
      ['b', [2]],
      ['a', [3]],
    ])
    expect(toSections([])).toEqual([])
  })
})

describe('the limits', () => {
  test.each([
    ['Trustee packet', documents(1), undefined],
    ['T'.repeat(80), documents(150, 2 * megabyte), undefined],
    ['T'.repeat(81), documents(1), 'documents.packet-untitled'],
    ['', documents(1), 'documents.packet-untitled'],
    [' \u200B\n', documents(1), 'documents.packet-untitled'],
    ['Title', [], 'documents.packet-empty'],
    ['Title', documents(151), 'documents.packet-too-many'],
    ['Title', documents(2, 150 * megabyte), undefined],
    ['Title', documents(3, 100 * megabyte + 1), 'documents.packet-too-large'],
  ] as const)('%s', (title, chosen, code) => {
    expect(findPacketProblem(title, chosen)?.code).toBe(code)
  })

  test('a refusal says how many were chosen', () => {
    expect(findPacketProblem('Title', documents(151))?.params).toEqual({ max: 150, chosen: 151 })
    expect(findPacketProblem('Title', documents(2, 151 * megabyte))?.params).toEqual({
      max: 300,
      chosen: 302,
    })
  })

  test('every refusal has words in Spanish', () => {
    expect(Object.keys(sentences).toSorted()).toEqual(Object.keys(packetProblems).toSorted())
  })
})

describe('the name of the file', () => {
  test.each([
    ['Meeting of creditors', 'Delgado', 'Packet Meeting of creditors – Delgado 2026-11-27.pdf'],
    ['Trustee packet', 'Delgado', 'Trustee packet – Delgado 2026-11-27.pdf'],
    ['2nd: for "Smith"/Jones?', 'O’Neil', 'Packet 2nd for SmithJones – O’Neil 2026-11-27.pdf'],
    ['Packets', 'Núñez', 'Packet Packets – Núñez 2026-11-27.pdf'],
  ])('%s of %s', (title, lastName, name) => {
    expect(getPacketFileName({ title, lastName, day: '2026-11-27' })).toBe(name)
  })

  test('keeps its day however long the other parts are', () => {
    const name = getPacketFileName({
      title: 'T'.repeat(80),
      lastName: 'N'.repeat(200),
      day: '2026-11-27',
    })
    expect(name).toMatch(/ 2026-11-27\.pdf$/)
    expect([...name].length).toBeLessThanOrEqual(150)
  })
})

test.each([
  [
    { names: ['Rosa Delgado'], caseNumber: null, chapter: null },
    ['Rosa Delgado', 'Prepared by Hollis & Reyes on November 27, 2026'],
  ],
  [
    { names: ['Rosa Delgado', 'Luis Ruiz'], caseNumber: '26-10234', chapter: 7 },
    [
      'Rosa Delgado and Luis Ruiz',
      'Chapter 7, case number 26-10234',
      'Prepared by Hollis & Reyes on November 27, 2026',
    ],
  ],
  [
    { names: ['Rosa Delgado'], caseNumber: '26-10234', chapter: null },
    ['Rosa Delgado', 'Case number 26-10234', 'Prepared by Hollis & Reyes on November 27, 2026'],
  ],
])('the cover says who, which case and when (%#)', (facts, lines) => {
  expect(getCoverFacts({ ...facts, firmName: 'Hollis & Reyes' }, '2026-11-27')).toEqual(lines)
})

describe('the list of contents', () => {
  test('says the first page of each document, behind the list itself', () => {
    expect(
      planContents([
        {
          name: 'Income',
          documents: [
            { name: 'W-2', pages: 2 },
            { name: 'Pay stub', pages: 1 },
          ],
        },
        { name: 'Taxes', documents: [{ name: 'Return', pages: 30 }] },
      ]),
    ).toEqual([
      [
        { kind: 'category', text: 'Income', page: 2 },
        { kind: 'document', text: 'W-2', page: 2 },
        { kind: 'document', text: 'Pay stub', page: 4 },
        { kind: 'category', text: 'Taxes', page: 5 },
        { kind: 'document', text: 'Return', page: 5 },
      ],
    ])
  })

  test.each([
    [1, [2]],
    [29, [30]],
    [30, [30, 1]],
    [69, [30, 40]],
    [149, [30, 40, 40, 40]],
  ])('%i documents of a category need pages with %j lines', (count, counts) => {
    const documentsOf = Array.from({ length: count }, (_, at) => ({ name: `${at}`, pages: 1 }))
    const pages = planContents([{ name: 'Income', documents: documentsOf }])
    expect(pages.map(({ length }) => length)).toEqual(counts)
    expect(pages[0]?.[0]?.page).toBe(pages.length + 1)
    expect(pages.at(-1)?.at(-1)?.page).toBe(pages.length + count)
  })

  test('no category is the last line of a page', () => {
    const short = { name: 'Category', documents: [{ name: 'Document', pages: 1 }] }
    const first = { ...short, documents: Array.from({ length: 28 }, () => short.documents[0]!) }
    const [page] = planContents([first, short])
    expect([page?.length, page?.at(-1)?.kind]).toEqual([29, 'document'])
  })
})
