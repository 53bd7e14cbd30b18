// spec: courses#acts-of-the-firm
import { expect, test } from 'vitest'
import { isSameDay, toDayDraft, type SavedDay } from './day-draft.ts'

const counted = { day: '2027-02-11', isOfFirm: false }
const ofFirm = { day: '2027-02-20', isOfFirm: true }
const none = { day: null, isOfFirm: true }

test.each([counted, ofFirm, none])('%j is unchanged as it is shown first', (saved) =>
  expect(isSameDay(toDayDraft(saved), saved)).toBe(true),
)

test.each<readonly [SavedDay, Parameters<typeof isSameDay>[0], boolean]>([
  [counted, { choice: 'DAY', day: '02/11/2027' }, false],
  [ofFirm, { choice: 'DAY', day: '2/20/2027' }, true],
  [ofFirm, { choice: 'DAY', day: '02/21/2027' }, false],
  [ofFirm, { choice: 'NONE', day: '02/20/2027' }, false],
  [none, { choice: 'COUNTED', day: '' }, false],
])('%j is the same as %j: %j', (saved, draft, isSame) =>
  expect(isSameDay(draft, saved)).toBe(isSame),
)
