import { describe, expect, test } from 'vitest'
import {
  getStatusAfterChange,
  isDone,
  isReadOnly,
  maySubmit,
  getStarted,
  type SectionStatus,
} from './section-status.ts'

const all: readonly SectionStatus[] = [1, 2, 3, 4, 5, 6]
const withStatuses = (...statuses: readonly SectionStatus[]) =>
  statuses.map((sectionStatus) => ({ sectionStatus }))

test('makes Submitted and Imported read-only', () => {
  expect(all.filter(isReadOnly)).toEqual([4, 6])
})

test('a section is done if its status is above InProgress and not Rejected', () => {
  expect(all.filter(isDone)).toEqual([3, 4, 6])
})

test('starts a NotStarted section, keeps the status of a started section, and refuses a read-only section', () => {
  expect(all.map(getStarted)).toEqual([2, 2, 3, undefined, 5, undefined])
})

describe('the questionnaire may be submitted', () => {
  test.each<[readonly SectionStatus[], boolean]>([
    [[3, 3], true],
    [[3, 4], true],
    [[3, 6], true],
    [[3, 2], false],
    [[3, 1], false],
    [[3, 5], false],
    [[4, 4], false],
    [[4, 6], false],
    [[], false],
  ])('if the sections have the statuses %j: %s', (statuses, expected) => {
    expect(maySubmit(withStatuses(...statuses))).toBe(expected)
  })
})

describe('the status after a change', () => {
  test.each<[SectionStatus, boolean, boolean, SectionStatus]>([
    [1, false, false, 2],
    [1, false, true, 2],
    [2, false, true, 2],
    [3, false, true, 3],
    [3, false, false, 2],
    [3, true, false, 5],
    [5, true, false, 5],
    [5, true, true, 5],
    [4, false, false, 4],
    [6, false, false, 6],
  ])(
    'status %i, sent back: %s, complete: %s becomes %i',
    (sectionStatus, isRejected, isWhole, expected) => {
      expect(getStatusAfterChange({ sectionStatus, isRejected }, isWhole)).toBe(expected)
    },
  )
})
