import { expect, test } from 'vitest'
import { nameOfOrigin, originFrom } from './origin.ts'
import { notificationsWords } from './words.ts'

test.each([
  [{}, '/client'],
  [{ from: '/dashboard/documents?caseId=1' }, '/dashboard/documents?caseId=1'],
  [{ from: 'https://evil.example/' }, '/client'],
  [{ from: '/login' }, '/client'],
  [{ from: '/notifications' }, '/client'],
  [{ from: 5 }, '/client'],
])('the page state %j leads back to %s', (state, origin) => expect(originFrom(state)).toBe(origin))

test.each([
  ['/client', 'My Cases'],
  ['/dashboard/case/1', 'Case Dashboard'],
  ['/dashboard/documents/detail?documentId=1', 'Documents'],
  ['/user-profile', 'My Profile'],
  ['/dashboard/billing', 'Case Dashboard'],
])('the link back to %s has the name %s', (origin, name) =>
  expect(nameOfOrigin(origin, notificationsWords.english)).toBe(name),
)
