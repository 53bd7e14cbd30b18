// spec: filing#lines, filing#counseling-use-by, filing#ready-to-file
import { describe, expect, test } from 'vitest'
import {
  isOpenOn,
  listFilingLines,
  productLines,
  productList,
  summarizeLines,
  type FilingLine,
  type FilingList,
  type FilingMark,
  type FilingRecord,
  type ReadinessFacts,
} from './lines.ts'

const ready: ReadinessFacts = {
  people: 1,
  names: 'whitfield marcus',
  documentsMissing: 0,
  sectionsShown: 16,
  sectionsApproved: 16,
  warnings: 0,
  provenNumbers: [1, 2],
  counseling: [
    { debtor: 1, isDone: true, useBy: '2026-11-28' },
    { debtor: 2, isDone: true, useBy: '2026-10-28' },
  ],
}
const signed: FilingMark = { line: 'signed', debtor: 0, state: 'done', day: '2026-11-20' }
const typed: FilingRecord = {
  marks: [signed],
  feeDue: 150_000,
  feePaid: 150_000,
  searchedNames: 'whitfield marcus',
}
const openLines = (
  facts: Partial<ReadinessFacts>,
  record: Partial<FilingRecord> = {},
  list = productList,
) =>
  listFilingLines({ ...ready, ...facts }, { ...typed, ...record }, list)
    .filter(({ state }) => state === 'open')
    .map(({ line, debtor }) => (debtor === 0 ? line : `${line} ${debtor}`))

test('a case in which everything is there has every line, and none open', () => {
  const lines = listFilingLines(ready, typed, productList)
  expect(lines.map(({ line }) => line)).toEqual(productLines)
  expect(openLines({})).toEqual([])
})

test.each<readonly [string, Partial<ReadinessFacts>, Partial<FilingRecord>, readonly string[]]>([
  ['a document', { documentsMissing: 2 }, {}, ['documents']],
  ['an approval', { sectionsApproved: 15 }, {}, ['intake']],
  ['a questionnaire', { sectionsShown: 0, sectionsApproved: 0 }, {}, ['intake']],
  ['a look at warnings', { warnings: 3 }, {}, ['warnings']],
  ['a submission', { warnings: null }, {}, ['warnings']],
  ['a number', { provenNumbers: [2] }, {}, ['identity 1']],
  ['the number of a spouse', { people: 2, provenNumbers: [1] }, {}, ['identity 2']],
  ['a course', { counseling: [] }, {}, ['counseling 1']],
  ['an agreement', {}, { feeDue: null }, ['fees']],
  ['a cent', {}, { feePaid: 149_999 }, ['fees']],
  ['a signature', {}, { marks: [] }, ['signed']],
  ['a search', {}, { searchedNames: null }, ['conflicts']],
  ['a search after a new name', { names: 'white marcus' }, {}, ['conflicts']],
])('without %s its line is open', (_, facts, record, open) =>
  expect(openLines(facts, record)).toEqual(open),
)

test('a fee of nothing is agreed and paid, and a course that was waived is done', () => {
  expect(openLines({}, { feeDue: 0, feePaid: 0 })).toEqual([])
  expect(openLines({ counseling: [{ debtor: 1, isDone: true, useBy: null }] })).toEqual([])
})

describe('a mark', () => {
  test.each(productLines)('says of %s that it is not needed, and nothing else', (line) => {
    const debtor = line === 'identity' || line === 'counseling' ? 1 : 0
    const nothing = {
      ...{ documentsMissing: 1, sectionsApproved: 0, warnings: 1 },
      ...{ provenNumbers: [], counseling: [] },
    }
    const record = { feeDue: null, searchedNames: null, marks: [] }
    const all = openLines(nothing, record)
    const mark: FilingMark = { line, debtor, state: 'not-needed', day: null }
    const others = openLines(nothing, { ...record, marks: [mark] })
    expect(all.filter((each) => !others.includes(each))).toEqual([
      debtor === 0 ? line : `${line} 1`,
    ])
  })

  test('does not do what the product counts', () => {
    const mark: FilingMark = { line: 'documents', debtor: 0, state: 'done', day: null }
    expect(openLines({ documentsMissing: 1 }, { marks: [signed, mark] })).toEqual(['documents'])
  })
})

const own: FilingList = {
  optional: ['fees'],
  own: [
    { key: 'a', name: 'Photo of the pets', isNecessary: false },
    { key: 'b', name: 'Retainer scanned', isNecessary: true },
  ],
}

describe('a case is ready', () => {
  const summarize = (facts: Partial<ReadinessFacts>, record: Partial<FilingRecord> = {}) =>
    summarizeLines(listFilingLines({ ...ready, ...facts }, { ...typed, ...record }, own), own)
  const scanned: FilingMark = { line: 'b', debtor: 0, state: 'done', day: null }

  test('when no line is open that the firm calls necessary', () => {
    expect(summarize({}, { feeDue: null }).filingOpen).toBe(1)
    expect(summarize({}, { feeDue: null, marks: [signed, scanned] }).filingOpen).toBe(0)
  })

  test('until the first certificate is too old', () => {
    expect(summarize({ people: 2 }).counselingUseBy).toBe('2026-10-28')
    expect(summarize({}).counselingUseBy).toBe('2026-11-28')
  })

  test('whatever the age of a certificate that is not needed', () => {
    const marks: FilingMark[] = [{ line: 'counseling', debtor: 1, state: 'not-needed', day: null }]
    expect(summarize({}, { marks }).counselingUseBy).toBe(null)
    const optional: FilingList = { optional: ['counseling'], own: [] }
    const lines = listFilingLines(ready, typed, optional)
    expect(summarizeLines(lines, optional).counselingUseBy).toBe(null)
  })
})

test('the course counts on its last day and not on the next', () => {
  const lines = listFilingLines(ready, typed, productList)
  const course = lines.find(({ line }) => line === 'counseling')
  expect(course?.day).toBe('2026-11-28')
  const isOpen = (today: string) => isOpenOn(today, course as FilingLine)
  expect([isOpen('2026-11-28'), isOpen('2026-11-29')]).toEqual([false, true])
})
