import { expect, test } from 'vitest'
import {
  cameThroughCategory,
  fromCategory,
  fromDetail,
  fromReview,
  wasInCategory,
} from './came-from.ts'

test.each([
  ['a category', fromCategory, true],
  ['a category, before a reload', { ...fromCategory, load: 'the load before' }, false],
  ['a category that an older portal handed over', { cameFrom: 'category' }, false],
  ['Review', fromReview, false],
  ['the edit page', fromDetail, false],
  ['nowhere: a notification, a bookmark', {}, false],
])(
  'decides if the user came from a category without a reload since then, coming from %s',
  (_, state, may) => expect(cameThroughCategory(state)).toBe(may),
)

test.each([
  ['a category', fromCategory, true],
  ['a category, before a reload', { ...fromCategory, load: 'the load before' }, true],
  ['Review', fromReview, false],
  ['nowhere', {}, false],
])('decides if the previous page was the category, coming from %s: %j', (_, state, previous) =>
  expect(wasInCategory(state)).toBe(previous),
)
