import { expect, test } from 'vitest'
import { timelineEntryIn } from '../case-words.ts'
import { timelineTemplate } from '../timeline-template.ts'
import {
  findChapterProblem,
  findConvertedText,
  toCaseType,
  type Chapter,
} from './chapter-change.ts'

const today = '2026-11-26'
const open = { status: 'Pre-Filing', filedOn: null, today } as const
const filed = { status: 'Filed', filedOn: '2026-06-18', today } as const

test.each<
  readonly [
    string,
    Parameters<typeof findChapterProblem>[0],
    Chapter,
    string | undefined,
    string | undefined,
  ]
>([
  ['a choice before filing', open, 13, undefined, undefined],
  ['no decision before filing', open, null, undefined, undefined],
  ['a conversion on its day', filed, 7, '2026-11-20', undefined],
  ['a conversion of today', filed, 7, today, undefined],
  ['a conversion on the day of filing', filed, 7, '2026-06-18', undefined],
  ['a conversion without its day', filed, 7, undefined, 'cases.conversion-day-wanted'],
  ['a conversion on no day', filed, 7, '2026-02-30', 'cases.conversion-day-wanted'],
  ['a conversion of tomorrow', filed, 7, '2026-11-27', 'cases.converted-in-future'],
  ['a conversion before filing', filed, 7, '2026-06-17', 'cases.converted-before-filing'],
  ['a filed case without chapter', filed, null, '2026-11-20', 'cases.chapter-wanted'],
  [
    'a case that has ended',
    { ...filed, status: 'Complete' },
    7,
    '2026-11-20',
    'cases.chapter-of-ended-case',
  ],
])('%s', (_, facts, chapter, convertedOn, code) =>
  expect(findChapterProblem(facts, chapter, { convertedOn })?.code).toBe(code),
)

test.each([
  [filed, undefined, undefined],
  [filed, ' 42 ', undefined],
  [filed, '4'.repeat(40), undefined],
  [filed, '4'.repeat(41), 'cases.docket-number-too-long'],
  [open, '4'.repeat(41), undefined],
] as const)('of %j, the docket number %j: %s', (facts, docketNumber, code) =>
  expect(findChapterProblem(facts, 7, { convertedOn: today, docketNumber })?.code).toBe(code),
)

test('names the type of the case', () =>
  expect([7, 13, null].map((chapter) => toCaseType(chapter as Chapter))).toEqual([
    'Chapter 7 Bankruptcy',
    'Chapter 13 Bankruptcy',
    'Bankruptcy',
  ]))

test('changes our text of the step at court, in both languages, and no text of the firm', () => {
  const court = timelineTemplate[4]!
  const converted = findConvertedText(court.description, 13)!
  expect(converted).toContain('Chapter 13')
  expect(findConvertedText(converted, 7)).toContain('Chapter 7')
  const earlier = 'A short meeting with the trustee, and the second course.'
  expect(findConvertedText(earlier, 13)).toBe(converted)
  expect(findConvertedText('Come to our office on Monday.', 7)).toBeUndefined()
  const entry = {
    ...{ id: '1', name: court.name, description: converted, order: 5, date: null },
    state: 'current',
  } as const
  expect(timelineEntryIn('es', entry).description).toContain('Capítulo 13')
})
