// Only whoever came through a category since the portal was loaded may edit a document from its page (seeds/001, section 2).
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
])('%s', (_, state, may) => expect(cameThroughCategory(state)).toBe(may))

test.each([
  ['a category', fromCategory, true],
  ['a category, before a reload', { ...fromCategory, load: 'the load before' }, true],
  ['Review', fromReview, false],
  ['nowhere', {}, false],
])('the page before is the category, from %s: %j', (_, state, was) =>
  expect(wasInCategory(state)).toBe(was),
)
