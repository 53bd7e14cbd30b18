// The specified texts, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { bellWords, notificationsWords } from './words.ts'

test('uses the specified word for a list that failed to load', () =>
  expect(notificationsWords.english.error).toBe('Error'))
test('explains in an empty list when notifications will appear', () => {
  expect(notificationsWords.english.empty).toBe('No notifications yet')
  expect(notificationsWords.english.emptyHint).toMatch(/^When your attorney writes/)
})
test('the name of the bell includes the number of unread notifications', () =>
  expect(bellWords.english.unread(3)).toBe('Notifications, 3 unread'))
