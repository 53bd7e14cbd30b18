// A browser keeps little, the oldest goes first, and what was typed is gone after a day (seeds/000, section 9; decisions 3.13).
import { expect, test } from 'vitest'
import {
  beyondBound,
  isMirrorKind,
  isTooOld,
  mirrorBounds,
  type MirrorKind,
} from './mirror-bounds.ts'

const many = Array.from({ length: 23 }, (_, at) => at)

test.each([
  ['sections', 20],
  ['cases', 10],
  ['courses', 10],
  ['forms', 10],
] as const)('of %s %d stay', (kind, most) => {
  expect(beyondBound(kind, many)).toEqual(many.slice(0, 23 - most))
  expect(beyondBound(kind, many.slice(0, most))).toEqual([])
})

const hour = 3_600_000

test.each([
  ['forms', 24 * hour - 1, false],
  ['forms', 24 * hour, true],
  ['forms', -hour, false], // the clock was set back
  ['drafts', 24 * hour - 1, false],
  ['drafts', 24 * hour, true],
  ['cases', 1000 * hour, false],
] satisfies Array<[MirrorKind, number, boolean]>)(
  '%s of %d ms ago are too old: %s',
  (kind, age, expected) => expect(isTooOld(kind, hour, hour + age)).toBe(expected),
)

test('nothing else is kept', () => {
  expect(Object.keys(mirrorBounds).filter((kind) => !isMirrorKind(kind))).toEqual([])
  for (const other of [undefined, '', 'passwords', 'toString'])
    expect(isMirrorKind(other)).toBe(false)
})
