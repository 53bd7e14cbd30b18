// Holds the words of notifications to the seed (seeds/000, section 8) and to the look.
import { expect, test } from 'vitest'
import { bellWords, notificationsWords } from './words.en.ts'

test('a list that does not load says the seed’s word', () =>
  expect(notificationsWords.error).toBe('Error'))
test('an empty list says when something will come', () => {
  expect(notificationsWords.empty).toBe('No notifications yet')
  expect(notificationsWords.emptyHint).toMatch(/^When your attorney writes/)
})
test('the bell says how many', () => expect(bellWords.unread(3)).toBe('Notifications, 3 unread'))
