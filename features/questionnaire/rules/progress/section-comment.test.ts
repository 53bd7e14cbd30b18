import { expect, test } from 'vitest'
import { tidyLines } from '#lib/text.ts'
import { commentFinding, commentPrefix } from './section-comment.ts'

test('has a prefix of the nine characters that the screen removes', () => {
  expect(commentPrefix).toBe('Comment: ')
  expect(commentPrefix).toHaveLength(9)
})

test.each([
  ['Please add the truck.', undefined],
  ['Two\nlines', undefined],
  ['x'.repeat(2000), undefined],
  ['ñ'.repeat(2000), undefined],
  ['x'.repeat(2001), 'questionnaire.comment-too-long'],
  ['', 'questionnaire.comment-blank'],
  ['bell \u0007', 'questionnaire.comment-unreadable'],
  ['turned \u202Eenil', 'questionnaire.comment-unreadable'],
] as const)('the finding for the comment %j is: %s', (comment, finding) => {
  expect(commentFinding(comment)).toBe(finding)
})

test('normalizes line breaks, trims the comment and removes invisible letters', () => {
  expect(tidyLines(' \r\nOne\r\nT\u202Ewo\u200B\r ')).toBe('One\nTwo')
})
