import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeDestinations, mergeNews, type NewsParams, type NewsSubject } from './news.ts'

const subject: fc.Arbitrary<NewsSubject> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  name: fc.string(),
})
/** Features never write the same subject twice. */
const subjects = fc.uniqueArray(subject, { selector: ({ id }) => id })
const news: fc.Arbitrary<NewsParams> = fc.record(
  {
    actors: subjects,
    objects: subjects,
    values: fc.dictionary(fc.constantFrom('day', 'status'), fc.string(), { noNullPrototype: true }),
  },
  { requiredKeys: [] },
)
const ids = (list: readonly NewsSubject[] = []) => list.map(({ id }) => id)
const mergeAll = (pieces: readonly NewsParams[]) => pieces.reduce(mergeNews, {})

test('merged news contains every subject once', () => {
  fc.assert(
    fc.property(fc.array(news), (pieces) => {
      const merged = mergeAll(pieces)
      for (const key of ['actors', 'objects'] as const) {
        const mergedIds = ids(merged[key])
        expect(new Set(mergedIds)).toEqual(new Set(pieces.flatMap((piece) => ids(piece[key]))))
        expect(new Set(mergedIds).size).toBe(mergedIds.length)
      }
    }),
  )
})

test('keeps the news when it is merged with itself', () => {
  fc.assert(
    fc.property(fc.array(news), (pieces) => {
      const merged = mergeAll(pieces)
      expect(mergeNews(merged, merged)).toEqual(merged)
      const [last] = pieces.slice(-1)
      if (last) expect(mergeNews(merged, last)).toEqual(merged)
    }),
  )
})

test('the result does not depend on which pieces are merged first', () => {
  fc.assert(
    fc.property(fc.array(news), fc.array(news), (earlier, later) => {
      expect(mergeNews(mergeAll(earlier), mergeAll(later))).toEqual(
        mergeAll([...earlier, ...later]),
      )
    }),
  )
})

test('keeps names and values of the newest piece', () => {
  const older = {
    objects: [
      { id: 'a', name: 'old.pdf' },
      { id: 'b', name: 'other.pdf' },
    ],
    values: { day: '2026-12-15', status: 'Filed' },
  }
  const newer = { objects: [{ id: 'a', name: 'new.pdf' }], values: { day: '2026-12-16' } }
  expect(mergeNews(older, newer)).toEqual({
    objects: [
      { id: 'a', name: 'new.pdf' },
      { id: 'b', name: 'other.pdf' },
    ],
    values: { day: '2026-12-16', status: 'Filed' },
  })
})

test.each([
  ['x', 'x', 'x'],
  ['x', 'y', null],
  ['x', null, null],
  [null, 'y', null],
  [null, null, null],
])(
  'news that leads to %s, merged with news that leads to %s, leads to %s',
  (older, newer, merged) => {
    expect(mergeDestinations(older, newer)).toBe(merged)
  },
)
