import { expect, test } from 'vitest'
import { findDraftProblems, toSchedule, toScheduleDraft } from './schedule-draft.ts'

const schedule = { isOn: true, invitationDays: [3, 7], taskDays: [3, 7, 14] }

test('a schedule stays the same when it is shown and read again', () => {
  expect(toScheduleDraft(schedule)).toEqual({
    isOn: true,
    invitationDays: '3, 7',
    taskDays: '3, 7, 14',
  })
  expect(toSchedule(toScheduleDraft(schedule))).toEqual(schedule)
})

test.each([
  ['3 7  14', [3, 7, 14]],
  ['3,7;14,', [3, 7, 14]],
  [' ', []],
])('%j reads as %j', (taskDays, expected) => {
  expect(toSchedule({ isOn: true, invitationDays: '3', taskDays }).taskDays).toEqual(expected)
})

test.each(['', 'soon', '3 days', '7, 3', '1.5'])('%j is marked as wrong', (taskDays) => {
  const findings = findDraftProblems({ isOn: true, invitationDays: '3', taskDays })
  expect(findings.map(({ field }) => field)).toEqual(['taskDays'])
})
