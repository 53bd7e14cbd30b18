import { expect, test } from 'vitest'
import { courseNoticeWords } from './course-news.ts'

test('names the client in the email to the firm', () => {
  const params = {
    people: ['Marcus Whitfield', 'Elena Whitfield'],
    values: { course: 'Second' },
  }
  const word = courseNoticeWords['course.alert.registrationFailed']
  const { subject, body } = word.mail(params)
  expect(subject).toBe('A client cannot be registered for the second course')
  expect(body).toContain('Marcus Whitfield and Elena Whitfield for the second course')
  expect(word.line(params, 'es')).toBe(
    'No se puede inscribir a Marcus Whitfield y Elena Whitfield en el segundo curso',
  )
})
