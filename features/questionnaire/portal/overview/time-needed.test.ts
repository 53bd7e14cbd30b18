import { expect, test } from 'vitest'
import { halfHoursIn } from './time-needed.ts'

const section = (sectionCardSummary: string, sectionStatus = 1) => ({
  sectionStatus,
  sectionCardSummary,
})

test.each([
  [
    'the minutes of all sections, in half hours',
    [section('About 20 min'), section('Unos 25 min')],
    2,
  ],
  ['never nothing', [section('About 3 min')], 1],
  [
    'a section without anything to answer takes no time',
    [section('About 60 min'), section('Nothing to answer here')],
    2,
  ],
  ['not once one was begun', [section('About 20 min'), section('5 of 18 answered', 2)], undefined],
  ['not without sections', [], undefined],
])('converts the minutes of all sections to half hours: %s', (_, sections, halves) =>
  expect(halfHoursIn(sections)).toBe(halves),
)
