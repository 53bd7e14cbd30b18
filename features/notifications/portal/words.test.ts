// The specified texts, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { bellWords, notificationsWords } from './words.en.ts'

test('uses the specified word for a list that failed to load', () =>
  expect(notificationsWords.error).toBe('Error'))
test('explains in an empty list when notifications will appear', () => {
  expect(notificationsWords.empty).toBe('No notifications yet')
  expect(notificationsWords.emptyHint).toMatch(/^When your attorney writes/)
})
test('the name of the bell includes the number of unread notifications', () =>
  expect(bellWords.unread(3)).toBe('Notifications, 3 unread'))
