import { expect, test } from 'vitest'
import { deadlineName, durationInWords, greet } from './day-words.ts'
import { todayWords as words } from './words.ts'

test.each([
  [0, 'Good morning, Owen'],
  [11, 'Good morning, Owen'],
  [12, 'Good afternoon, Owen'],
  [17, 'Good afternoon, Owen'],
  [18, 'Good evening, Owen'],
])('at %i o’clock the page says %j', (hour, greeting) => {
  expect(greet(words.english, 'Owen', new Date(2026, 10, 24, hour))).toBe(greeting)
})

const present = new Date('2026-11-24T12:00:00Z')
test.each([
  ['2026-11-24T12:00:01Z', '0 minutes'],
  ['2026-11-24T11:59:00Z', '1 minute'],
  ['2026-11-24T11:00:01Z', '59 minutes'],
  ['2026-11-24T11:00:00Z', '1 hour'],
  ['2026-11-23T12:00:01Z', '23 hours'],
  ['2026-11-23T12:00:00Z', '1 day'],
  ['2026-11-08T11:00:00Z', '16 days'],
])('since %s is %j', (since, duration) => {
  expect(durationInWords(since, present, words.english)).toBe(duration)
})

test('a deadline of an unknown kind has a name', () => {
  expect(deadlineName('meeting', words.english)).toBe('341 meeting of creditors')
  expect(deadlineName('toString', words.english)).toBe('Deadline')
})
