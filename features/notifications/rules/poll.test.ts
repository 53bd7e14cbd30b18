import { expect, test } from 'vitest'
import { hasNews, pollDelayMs, type UnreadState } from './poll.ts'

test.each([
  [0, 0.5, 15_000],
  [0, 0, 12_000],
  [0, 1, 18_000],
  [1, 0.5, 30_000],
  [2, 0.5, 60_000],
  [4, 0.5, 240_000],
  [40, 0.5, 240_000],
  [4, 1, 288_000],
])(
  'after %i failures and with the random number %d, the next poll follows after %i ms',
  (failures, chance, delay) => expect(pollDelayMs(failures, chance)).toBe(delay),
)

const [noon, later] = ['2026-11-23T12:00:00.000Z', '2026-11-23T12:04:00.000Z']

test.each<[string, UnreadState, UnreadState, boolean]>([
  ['nothing changed', { count: 1, newestTime: noon }, { count: 1, newestTime: noon }, false],
  ['one more came', { count: 1, newestTime: noon }, { count: 2, newestTime: later }, true],
  ['one grew', { count: 1, newestTime: noon }, { count: 1, newestTime: later }, true],
  [
    'one was read and another came',
    { count: 2, newestTime: noon },
    { count: 2, newestTime: later },
    true,
  ],
  ['the newest was read', { count: 2, newestTime: later }, { count: 1, newestTime: noon }, false],
  ['all was read', { count: 1, newestTime: noon }, { count: 0, newestTime: null }, false],
  ['the first came', { count: 0, newestTime: null }, { count: 1, newestTime: noon }, true],
  [
    'a tab of the version before tells only a number',
    { count: 1, newestTime: noon },
    { count: 2, newestTime: null },
    true,
  ],
])('recognizes whether there is news when %s: %o, then %o', (_, before, now, isNews) =>
  expect(hasNews(before, now)).toBe(isNews),
)
