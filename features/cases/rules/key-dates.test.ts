// A continued meeting takes the place of the first; what is over is not shown.
import { expect, test } from 'vitest'
import { shownKeyDates } from './key-dates.ts'

const first = '2026-12-15'
const later = '2027-01-12'

test.each([
  [{}, '2026-12-01', []],
  [{ 'case-number': '2026-11-20' }, '2026-11-01', []],
  [{ 'first-meeting': first }, '2026-12-01', [first]],
  [{ 'first-meeting': first }, first, [first]],
  [{ 'first-meeting': first }, '2026-12-16', []],
  [{ 'first-meeting': first, meeting: later }, '2026-12-01', [later]],
  [{ 'first-meeting': first, meeting: later }, later, [later]],
  [{ 'first-meeting': first, meeting: later }, '2027-01-13', []],
])('%j on %s: %j', (dates, today, days) => expect(shownKeyDates(dates, today)).toEqual(days.map((day) => ({ kind: 'meeting', day, checkWithCourt: false }))))
