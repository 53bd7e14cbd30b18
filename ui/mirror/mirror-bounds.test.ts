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
] as const)('limits %s to %d entries', (kind, most) => {
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
  'entries of the kind %s that are %d ms old are expired: %s',
  (kind, age, expected) => expect(isTooOld(kind, hour, hour + age)).toBe(expected),
)

test('keeps no other kinds', () => {
  expect(Object.keys(mirrorBounds).filter((kind) => !isMirrorKind(kind))).toEqual([])
  for (const kind of [undefined, '', 'passwords', 'toString'])
    expect(isMirrorKind(kind)).toBe(false)
})
