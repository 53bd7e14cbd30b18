import { expect, test } from 'vitest'
import {
  canAskFor,
  getCategoryState,
  type CaseCategoryState,
  type StatedCategory,
} from './case-category.ts'

const needed: StatedCategory = {
  status: 'Unknown',
  requirement: 'required',
  stillNeeded: [],
  statuses: [],
}

test.each<readonly [Partial<StatedCategory>, CaseCategoryState]>([
  [{}, 'needed'],
  [{ requirement: 'optional' }, 'if-any'],
  [{ requirement: 'notNeeded', status: 'Complete' }, 'not-needed'],
  [{ requirement: 'notNeeded', status: 'Complete', statuses: ['Accepted'] }, 'complete'],
  [{ requirement: 'notNeeded', status: 'Complete', statuses: ['Rejected'] }, 'not-needed'],
  [{ status: 'Pending', statuses: ['Accepted', 'Pending'] }, 'to-review'],
  [{ status: 'Rejected', statuses: ['Rejected', 'Pending'] }, 'to-review'],
  [{ status: 'Pending', statuses: ['Review'] }, 'questioned'],
  [{ status: 'Rejected', statuses: ['Rejected'] }, 'sent-back'],
  [{ statuses: ['Accepted'], stillNeeded: ['page 2'] }, 'more-needed'],
  [{ status: 'Complete', statuses: ['Accepted'] }, 'complete'],
])('%j is %s', (changes, expected) =>
  expect(getCategoryState({ ...needed, ...changes })).toBe(expected),
)

test.each<readonly [CaseCategoryState, boolean]>([
  ['needed', true],
  ['more-needed', true],
  ['sent-back', true],
  ['if-any', true],
  ['to-review', false],
  ['questioned', false],
  ['complete', false],
  ['not-needed', false],
])('a letter can ask for what is %s: %s', (state, can) => expect(canAskFor(state)).toBe(can))
