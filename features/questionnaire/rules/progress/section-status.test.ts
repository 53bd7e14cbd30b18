// What a section's status allows and becomes: seeds/003, section 4; decisions B3.
import { describe, expect, test } from 'vitest'
import {
  afterChange,
  isDone,
  isReadOnly,
  maySubmit,
  started,
  type SectionStatus,
} from './section-status.ts'

const all: readonly SectionStatus[] = [1, 2, 3, 4, 5, 6]
const standing = (...statuses: readonly SectionStatus[]) =>
  statuses.map((sectionStatus) => ({ sectionStatus }))

test('Submitted and Imported can only be read', () => {
  expect(all.filter(isReadOnly)).toEqual([4, 6])
})

test('done is above InProgress and not Rejected', () => {
  expect(all.filter(isDone)).toEqual([3, 4, 6])
})

test('starting makes InProgress of NotStarted, leaves what is under way, and is refused in what can only be read', () => {
  expect(all.map(started)).toEqual([2, 2, 3, undefined, 5, undefined])
})

describe('handing in', () => {
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
  ])('with sections %j: %s', (statuses, expected) => {
    expect(maySubmit(standing(...statuses))).toBe(expected)
  })
})

describe('after a change', () => {
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
    'status %i, sent back: %s, whole: %s becomes %i',
    (sectionStatus, isRejected, isWhole, expected) => {
      expect(afterChange({ sectionStatus, isRejected }, isWhole)).toBe(expected)
    },
  )
})
