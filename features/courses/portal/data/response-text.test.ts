import { expect, test } from 'vitest'
import { toSentences } from '#lib/problem.ts'
import { coursesSentencesEs } from '../../rules/problems.es.ts'
import { coursesProblems } from '../../rules/problems.ts'
import { toResponseText } from './response-text.ts'

const english = toSentences(coursesProblems)

test.each([
  [
    'Unknown error placing order',
    'Unknown error placing order',
    coursesSentencesEs['courses.place-order-failed'],
  ],
  [null, 'Unknown error placing order', coursesSentencesEs['courses.place-order-failed']],
  ['', 'Unknown error placing order', coursesSentencesEs['courses.place-order-failed']],
  ['The service says otherwise', 'The service says otherwise', 'The service says otherwise'],
])(
  `shows the server's problem text "%s" in English and in Spanish`,
  (text, inEnglish, inSpanish) => {
    expect(toResponseText(text, 'courses.place-order-failed', english)).toBe(inEnglish)
    expect(toResponseText(text, 'courses.place-order-failed', coursesSentencesEs)).toBe(inSpanish)
  },
)
