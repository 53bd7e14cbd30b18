// Each step says when it was done, that it is now, or what it will be.
import { expect, test } from 'vitest'
import { stepSentence, stepState } from './timeline.ts'
import { dashboardWords } from './words.en.ts'

const description = 'The course, your documents and the questionnaire.'

test.each([
  ['done', '2026-09-14', 'Done 09/14/2026'],
  ['done', null, 'Done'],
  ['current', null, `Now. ${description}`],
  ['next', null, description],
])('%s %s', (state, date, sentence) => expect(stepSentence({ state, date, description }, dashboardWords)).toBe(sentence))

test.each([['done', 'done'], ['current', 'current'], ['next', 'next'], ['later', 'next']])('%s counts as %s', (state, expected) => {
  expect(stepState(state)).toBe(expected)
})
