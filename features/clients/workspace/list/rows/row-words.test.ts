import { expect, it } from 'vitest'
import { clientWords as english } from '#features/cases/workspace/words.ts'
import { clientWords as spanish } from '#features/cases/workspace/words.es.ts'
import { setStaffSession } from '#features/staff/workspace/session/session-store.ts'
import {
  ageInWords,
  dayInWords,
  deadlineInWords,
  kindInWords,
} from '#features/cases/workspace/row-words.ts'

const present = new Date(2026, 10, 23, 15, 30)
const parts = {
  present,
  words: english.english,
  formatDay: (day: string, style: string) => `${style} ${day}`,
}
const ago = (minutes: number) => new Date(present.getTime() - minutes * 60_000).toISOString()

it.each([
  [0, 'Just now'],
  [18, '18 min ago'],
  [59, '59 min ago'],
  [60, '1 hour ago'],
  [15 * 60, '15 hours ago'],
  [16 * 60, 'Yesterday'],
  [39 * 60, 'Yesterday'],
  [40 * 60, 'monthDay 2026-11-21'],
])('activity %i minutes ago reads as %s', (minutes, words) => {
  expect(ageInWords(ago(minutes), parts)).toBe(words)
})
it('a clock that is behind the server shows no negative age', () => {
  expect(ageInWords(ago(-3), parts)).toBe('Just now')
})
it.each([
  ['2026-11-23', 'Today'],
  ['2026-11-24', 'Tomorrow'],
  ['2026-11-22', 'Yesterday'],
  ['2026-12-04', 'monthDay 2026-12-04'],
  ['2027-01-04', 'monthDayYear 2027-01-04'],
])('the day %s reads as %s', (day, words) => {
  expect(dayInWords(day, parts)).toBe(words)
})
it('the last day of a month has a day after it', () => {
  const lastDay = new Date(2026, 11, 31, 23, 59)
  expect(dayInWords('2027-01-01', { ...parts, present: lastDay })).toBe('Tomorrow')
})

it('today and tomorrow are those of the office, wherever the browser is', () => {
  setStaffSession({ status: 'staff', timeZone: 'Pacific/Honolulu' })
  const evening = { ...parts, present: new Date('2026-11-29T06:15:00Z') }
  expect(dayInWords('2026-11-28', evening)).toBe('Today')
  expect(ageInWords('2026-11-28T04:00:00Z', evening)).toBe('Yesterday')
  setStaffSession({ status: 'unknown' })
})

const person = { id: '1', debtor: 1, givenName: 'Rosa', familyName: 'Delgado', hasAccount: true }
const spanishPerson = { ...person, language: 'ES' } as const
const englishPerson = { ...person, language: 'EN' } as const

it('the second line of a client has chapter, joint and language', () => {
  expect(kindInWords({ chapter: 7, people: [spanishPerson, englishPerson] }, english.english)).toBe(
    'Ch. 7, joint · Spanish',
  )
  expect(kindInWords({ chapter: 13, people: [englishPerson] }, english.english)).toBe('Ch. 13')
  expect(kindInWords({ chapter: null, people: [spanishPerson] }, spanish)).toBe('español')
})
it('a deadline of an unknown kind is called a deadline', () => {
  expect(deadlineInWords('questionnaire', english.english)).toBe('Questionnaire due')
  expect(deadlineInWords('constructor', english.english)).toBe('Deadline')
})
