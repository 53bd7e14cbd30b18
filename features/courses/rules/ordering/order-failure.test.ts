import { expect, test } from 'vitest'
import { readFailure } from './order-failure.ts'
import { failureWords } from '../words.en.ts'

const again =
  'Please try again in a few minutes. If this continues please contact your attorney for support in resolving this error.'
const ask = 'Please contact your attorney for support in resolving this error.'
const step = (course: string, name: string) =>
  `An error occurred on the place ${course} course order ${name} step. ${again}`
const placing = (course: string) =>
  `An error occurred while placing your ${course} course order. ${again}`

test.each<readonly [number, (course: string) => string, boolean]>([
  [0, placing, true],
  [1, placing, true],
  [2, placing, true],
  [3, () => ask, false],
  [4, () => ask, false],
  [5, () => ask, false],
  [6, () => ask, false],
  [7, placing, true],
  [8, (course) => step(course, 'user verification'), true],
  [9, (course) => step(course, 'account verification'), true],
  [10, (course) => step(course, 'add spouse'), true],
  [11, (course) => step(course, 'choose course'), true],
  [12, placing, true],
  [99, placing, true],
])('shows the right text for a failure with status %s', (status, text, mayRetry) => {
  const failure = readFailure(status)
  expect(failure.mayRetry).toBe(mayRetry)
  expect(failureWords.First[failure.code]).toBe(text('first'))
  expect(failureWords.Second[failure.code]).toBe(text('second'))
})

test('writes the course in lower case on the button', () =>
  expect([failureWords.First.retry, failureWords.Second.retry]).toEqual([
    'Retry first order',
    'Retry second order',
  ]))
