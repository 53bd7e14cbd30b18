// What clients and firms are told when a course has news.
import { expect, test } from 'vitest'
import { alertMail, newsOf } from './course-news.ts'

test('the bell says which course, in both languages', () => {
  expect(newsOf('First', 'ordered')).toEqual({ en: 'Your first course is ordered', es: 'Su primer curso está pedido' })
  expect(newsOf('Second', 'registered')).toEqual({ en: 'You are registered for the second course', es: 'Usted está inscrito en el segundo curso' })
})

test('the firm reads whose course it is', () => {
  const { subject, body } = alertMail('registrationFailed', 'Second', ['Marcus Whitfield', 'Elena Whitfield'])
  expect(subject).toBe('A client cannot be registered for the second course')
  expect(body).toContain('Marcus Whitfield and Elena Whitfield for the second course')
})
