import { expect, test } from 'vitest'
import { acknowledgments, findSentenceLanguage } from './acknowledgment.ts'

test('a sentence that was confirmed has a known language', () => {
  expect(findSentenceLanguage(acknowledgments.es)).toBe('es')
  expect(findSentenceLanguage(acknowledgments.en)).toBe('en')
  expect(findSentenceLanguage('I have read it.')).toBeNull()
})
