import { expect, test } from 'vitest'
import { groupByDay } from './news-days.ts'
import { notificationsWords } from './words.ts'
import { notificationsWords as notificationsWordsEs } from './words.es.ts'

const now = new Date(2026, 10, 23, 9, 0)
const entryAt = (...[year, month, day, hour = 12]: [number, number, number, number?]) => ({
  notificationTime: new Date(year, month - 1, day, hour).toISOString(),
})
const entries = [
  entryAt(2026, 11, 23, 8),
  entryAt(2026, 11, 23, 0),
  entryAt(2026, 11, 22, 23),
  entryAt(2026, 11, 17),
  entryAt(2026, 11, 16),
  entryAt(2026, 11, 2),
  entryAt(2026, 10, 31),
  entryAt(2025, 12, 24),
]

test('groups notifications under English headings for days and months', () => {
  const groups = groupByDay(entries, 'en', notificationsWords.english, now)
  expect(groups.map((group) => [group.heading, group.entries.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['November 17', 1],
    ['Earlier this month', 2],
    ['October', 1],
    ['December 2025', 1],
  ])
})

test('groups notifications under Spanish headings for days and months', () => {
  const headings = groupByDay(entries, 'es', notificationsWordsEs, now).map(
    ({ heading }) => heading,
  )
  expect(headings).toEqual([
    'Hoy',
    'Ayer',
    '17 de noviembre',
    'Antes en este mes',
    'Octubre',
    'Diciembre de 2025',
  ])
})

test('adds the year to the heading of a day in the last days of the previous year', () => {
  const newYear = new Date(2027, 0, 3, 9, 0)
  expect(
    groupByDay([entryAt(2026, 12, 30)], 'en', notificationsWords.english, newYear).map(
      ({ heading }) => heading,
    ),
  ).toEqual(['December 30, 2026'])
})

test('lists news from the future under Today, because the clock of the browser may be slow', () => {
  expect(
    groupByDay([entryAt(2026, 11, 24)], 'en', notificationsWords.english, now).map(
      ({ heading }) => heading,
    ),
  ).toEqual(['Today'])
})

test('keeps the order of the notifications within a day', () => {
  const [today] = groupByDay(entries, 'en', notificationsWords.english, now)
  expect(today?.entries).toEqual(entries.slice(0, 2))
})
