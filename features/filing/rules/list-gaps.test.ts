// spec: filing#filing-with-gaps
import { expect, test } from 'vitest'
import { listGaps } from './list-gaps.ts'
import type { FilingLine, FilingList } from './lines.ts'

const line = (name: string, more: Partial<FilingLine> = {}): FilingLine => ({
  ...{ line: name, debtor: 0, state: 'open', missing: 0, day: null },
  ...more,
})
const list: FilingList = {
  optional: ['fees'],
  own: [
    { key: 'a', name: 'Retainer scanned', isNecessary: true },
    { key: 'b', name: 'Photo of the pets', isNecessary: false },
  ],
}

test('lists what is necessary and open, both debtors as one, and names the lines of the firm', () => {
  const lines = [
    line('signed'),
    line('documents', { missing: 3 }),
    line('intake', { state: 'done' }),
    line('warnings', { state: 'not-needed', missing: 2 }),
    line('identity', { debtor: 1 }),
    line('identity', { debtor: 2 }),
    line('counseling', { debtor: 1, state: 'done', day: '2026-11-30' }),
    line('counseling', { debtor: 2 }),
    line('fees'),
    line('a'),
    line('b'),
    line('gone'),
  ]
  expect(listGaps(lines, list, '2026-12-01').map((gap) => Object.values(gap).join(' '))).toEqual([
    'DOCUMENTS 3 ',
    'IDENTITY 2 ',
    'COUNSELING 1 ',
    'COUNSELING_TOO_OLD 1 ',
    'SIGNED 0 ',
    'OWN 0 Retainer scanned',
  ])
  expect(listGaps(lines, list, '2026-11-30').map(({ gap }) => gap)).not.toContain(
    'COUNSELING_TOO_OLD',
  )
})
