// spec: cases#meeting-details
import { expect, test } from 'vitest'
import { clockTime } from './use-clock-time.ts'

const date = { day: '2026-12-15', time: '09:30', timeZone: 'America/Chicago' }

test('the time is that of the court, in the language of the reader', () => {
  expect(clockTime(date, 'en')).toBe('9:30 AM Central Time')
  expect(clockTime(date, 'es')).toBe('9:30 a.m. hora central')
})

test.each([{ time: null }, { timeZone: null }])('a meeting with %j has no time', (missing) => {
  expect(clockTime({ ...date, ...missing }, 'en')).toBeUndefined()
})
