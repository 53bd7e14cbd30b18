import { expect, test } from 'vitest'
import { toSentences } from '#lib/problem.ts'
import { sentences as coursesSentencesEs } from '../../rules/problems.es.ts'
import { coursesProblems } from '../../rules/problems.ts'
import { toResponseText } from './response-text.ts'

const english = toSentences(coursesProblems)

const refusal = (code: string, message = '') => ({ code, params: {}, message })

test.each([
  [
    refusal('courses.place-order-failed', 'Unknown error placing order'),
    'Unknown error placing order',
    coursesSentencesEs['courses.place-order-failed'],
  ],
  [undefined, 'Unknown error placing order', coursesSentencesEs['courses.place-order-failed']],
  [refusal(''), 'Unknown error placing order', coursesSentencesEs['courses.place-order-failed']],
  [
    refusal('x', 'The service says otherwise'),
    'The service says otherwise',
    'The service says otherwise',
  ],
])(`shows the refusal %j in English and in Spanish`, (problem, inEnglish, inSpanish) => {
  expect(toResponseText(problem, 'courses.place-order-failed', english)).toBe(inEnglish)
  expect(toResponseText(problem, 'courses.place-order-failed', coursesSentencesEs)).toBe(inSpanish)
})
