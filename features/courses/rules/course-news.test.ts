import { expect, test } from 'vitest'
import { alertMail } from './course-news.ts'

test('names the client in the email to the firm', () => {
  const { subject, body } = alertMail('registrationFailed', 'Second', [
    'Marcus Whitfield',
    'Elena Whitfield',
  ])
  expect(subject).toBe('A client cannot be registered for the second course')
  expect(body).toContain('Marcus Whitfield and Elena Whitfield for the second course')
})
