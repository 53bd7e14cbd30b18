// spec: intake#official-forms
import { expect, test } from 'vitest'
import { compareLines, printLine } from './line-order.ts'
import { linesOf } from './official-form.ts'
import { findForm, officialForms } from './official-forms.ts'

test('the forms stand in the order of their numbers', () => {
  expect(officialForms.map(({ number }) => number)).toEqual([
    ...['101', '101A', '103A', '103B', '106A/B', '106C', '106D', '106E/F', '106G', '106H', '106I'],
    ...['106J', '106J-2', '106Dec', '107', '108', '113', '121', '122A-1', '122A-1Supp'],
    ...['122A-2', '122C-1', '122C-2', 'B2030', 'B2830'],
  ])
})

test.each(officialForms.map((form) => [form.number, form] as const))(
  'the lines of %s differ, have labels and stand in the official order',
  (_, form) => {
    const lines = linesOf(form).map(({ line }) => line)
    expect(new Set(lines).size).toBe(lines.length)
    expect(lines.toSorted(compareLines)).toEqual(lines)
    expect(linesOf(form).every(({ label }) => label !== '')).toBe(true)
  },
)

test('lines are sorted as on the forms', () => {
  const sorted = [
    'hdr',
    '1',
    '1.1',
    '2',
    '5a',
    '5h',
    '8',
    '8c',
    '8d',
    '9',
    '10',
    '17c',
    '33d',
    'P2',
  ]
  expect([...sorted, 'nonattorney'].toReversed().toSorted(compareLines)).toEqual([
    ...sorted,
    'nonattorney',
  ])
})

test.each([
  ['8d', '8d'],
  ['P7', 'Part 7'],
  ['hdr', ''],
  ['all', ''],
  ['nonattorney', ''],
])('line %s is printed as "%s"', (line, printed) => expect(printLine(line)).toBe(printed))

test('a form that is not filed by individuals is unknown', () =>
  expect(findForm('201')).toBeUndefined())
