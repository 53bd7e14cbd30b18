// spec: intake#marks
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Chapter, Content, ContentField, ContentQuestion } from '../content/content.ts'
import { findPlaces, isKnownMark, readMarks } from './marks.ts'

const content = JSON.parse(
  readFileSync(new URL('../../content/compiled/1.json', import.meta.url), 'utf8'),
) as Content
const marksOf = ({ forms = [], fields }: ContentQuestion): readonly string[] => [
  ...forms,
  ...fields.flatMap(marksOfField),
]
const marksOfField = ({ forms = [], fields = [], sub = [] }: ContentField): readonly string[] => [
  ...forms,
  ...fields.flatMap(marksOfField),
  ...sub.flatMap(marksOf),
]
const marks = [
  ...new Set(
    content.sections.flatMap(({ groups }) =>
      groups.flatMap(({ questions }) => questions.flatMap(marksOf)),
    ),
  ),
]
const places = (mark: string, chapter: Chapter | null) =>
  findPlaces(mark, chapter).map(({ form, line }) => `${form} ${line}`)

describe('every mark of the content', () => {
  test('is there at all', () => expect(marks.length).toBeGreaterThan(200))
  test.each(marks)('%s names a line of an official form, or what asks for it', (mark) =>
    expect(isKnownMark(mark)).toBe(true),
  )
})

test('only sections of the law and one rule have no form', () => {
  const withoutForm = marks.filter((mark) => findPlaces(mark, null).length === 0)
  expect(withoutForm.toSorted()).toEqual(['1308', '521(e)', '523(a)(2)', 'Rule 1007(b)(7)'])
})

test.each<[string, Chapter | null, readonly string[]]>([
  ['101:16', 7, ['101 16']],
  ['AB:17', 13, ['106A/B 17']],
  ['EF', 7, ['106E/F all']],
  ['103A', 7, ['103A 2']],
  ['J2', 13, ['106J-2 1']],
  ['122:5', 7, ['122A-1 5']],
  ['122:5', 13, ['122C-1 5']],
  ['122:5', null, ['122A-1 5', '122C-1 5']],
  ['122:13', 13, ['122C-1 16b']],
  ['122A2:17', 13, ['122C-2 17']],
  ['122A2:3', 13, []],
  ['108:1', 13, []],
  [
    'J2:17-18',
    7,
    ['106J-2 17', '106J-2 17a', '106J-2 17b', '106J-2 17c', '106J-2 17d', '106J-2 18'],
  ],
  ['2030', 7, ['B2030 all']],
  ['1308', 7, []],
])('%s in chapter %s is %j', (mark, chapter, expected) =>
  expect(places(mark, chapter)).toEqual(expected),
)

test.each([
  ['101:11, G:2', ['101:11', 'G:2']],
  ['AB:3.1 who', ['AB:3']],
  ['EF:4 student (6f)', ['EF:4']],
  ['2030, Rule 1007(b)(7)', ['2030', 'Rule 1007(b)(7)']],
])('%s has the marks %j', (text, expected) => expect(readMarks(text)).toEqual(expected))

test.each(['101:99', '999:1', 'K:1', 'AB:', '522(d)'])('%s is no mark', (mark) =>
  expect(isKnownMark(mark)).toBe(false),
)
