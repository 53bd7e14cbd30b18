import { expect, test } from 'vitest'
import { judgePress, type PressVerdict, type Sight } from './press-verdict.ts'

const loadedAhead: Sight = { openMs: 1000, shownMs: 1000 }
const loadedLater: Sight = { openMs: 1000, shownMs: 3000 }
const loading: Sight = { openMs: 1000, shownMs: undefined }

test.each<readonly ['ACCEPT' | 'REJECT' | 'QUESTION', Sight, number, PressVerdict]>([
  ['ACCEPT', loadedAhead, 1000, 'ignored'],
  ['ACCEPT', loadedAhead, 1040, 'ignored'],
  ['ACCEPT', loadedAhead, 1499, 'ignored'],
  ['ACCEPT', loadedAhead, 1500, 'counts'],
  ['ACCEPT', loading, 1499, 'ignored'],
  ['ACCEPT', loading, 1500, 'unseen'],
  ['ACCEPT', loadedLater, 3499, 'ignored'],
  ['ACCEPT', loadedLater, 3500, 'counts'],
  ['REJECT', loadedAhead, 1499, 'ignored'],
  ['REJECT', loadedAhead, 1500, 'counts'],
  ['REJECT', loading, 1500, 'counts'],
  ['REJECT', loadedLater, 3100, 'counts'],
  ['QUESTION', loading, 1499, 'ignored'],
  ['QUESTION', loading, 1500, 'counts'],
])('%s of a document seen since %j at %d ms: %s', (decision, sight, atMs, verdict) =>
  expect(judgePress(decision, sight, atMs)).toBe(verdict),
)

test('a document that is not on the screen cannot be decided', () =>
  expect(judgePress('REJECT', { openMs: undefined, shownMs: undefined }, 5000)).toBe('ignored'))
