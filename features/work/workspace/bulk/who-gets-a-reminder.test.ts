import { expect, it } from 'vitest'
import { firstNames, planReminders, type RemindableCase } from './who-gets-a-reminder.ts'

const present = new Date('2026-11-23T15:00:00Z')
const row = (id: string, facts: Partial<RemindableCase>): RemindableCase => ({
  id,
  people: [],
  waitsFor: null,
  isUndelivered: false,
  remindedAt: null,
  ...facts,
})
const open = { waitsFor: 'DOCUMENTS' } as const

it('clients with nothing to do get no reminder', () => {
  const plan = planReminders([row('a', open), row('b', {})], present)
  expect(plan.toRemind.map(({ id }) => id)).toEqual(['a'])
  expect(plan.nothingOpen).toBe(1)
})
it('clients who were reminded today get no second reminder', () => {
  const plan = planReminders(
    [
      row('a', { ...open, remindedAt: '2026-11-23T09:00:00Z' }),
      row('b', { ...open, remindedAt: '2026-11-22T09:00:00Z' }),
    ],
    present,
  )
  expect(plan.toRemind.map(({ id }) => id)).toEqual(['b'])
  expect(plan.recentlyReminded).toBe(1)
})
it('a client whose last message did not arrive is named before the reminder goes', () => {
  const plan = planReminders(
    [row('a', { ...open, isUndelivered: true }), row('b', { isUndelivered: true })],
    present,
  )
  expect(plan.undelivered.map(({ id }) => id)).toEqual(['a'])
})
it('a long list of names ends with how many more there are', () => {
  expect(firstNames(['a', 'b', 'c'], 2)).toEqual({ names: ['a', 'b'], more: 1 })
  expect(firstNames(['a'], 2)).toEqual({ names: ['a'], more: 0 })
})
