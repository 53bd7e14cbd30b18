import { expect, test } from 'vitest'
import {
  toSealingContext,
  getRecordState,
  listWriters,
  type RecordState,
  type UnsentRecord,
} from './unsent-records.ts'

const hour = 3_600_000
const savedAtMs = 100 * hour
const record: UnsentRecord = {
  mark: 'mine',
  kind: 'drafts',
  writer: 'w1',
  savedAtMs,
  slot: 's1',
  sealed: 'x',
}

test.each<[mark: string, hours: number, expected: RecordState]>([
  ['mine', 0, 'own'],
  ['mine', 23.9, 'own'],
  ['mine', 24, 'expired'],
  ['another', 0, 'foreign'],
  ['another', 23.9, 'foreign'],
  ['another', 25, 'expired'],
  ['mine', -5, 'own'], // the clock was set back
])('a record with the mark of %s account that is %d hours old is %s', (mark, hours, expected) => {
  for (const kind of ['drafts', 'forms'] as const)
    expect(getRecordState({ ...record, kind, mark }, 'mine', savedAtMs + hours * hour)).toBe(
      expected,
    )
})

test('returns each writer of valid records of this account once', () => {
  const records = [
    record,
    { ...record, slot: 's2' },
    { ...record, writer: 'w2', slot: 's3' },
    { ...record, writer: 'other', mark: 'another' },
    { ...record, writer: 'old', savedAtMs: savedAtMs - 24 * hour },
  ]
  expect(listWriters(records, 'mine', savedAtMs)).toEqual(['w1', 'w2'])
})

test('a record with a changed header cannot be opened, because the header is part of the sealing context', () => {
  const changed = [
    { mark: 'm' },
    { kind: 'forms' as const },
    { writer: 'w' },
    { savedAtMs: 1 },
  ].map((change) => toSealingContext({ ...record, ...change }))
  expect(new Set([toSealingContext(record), ...changed]).size).toBe(5)
})
