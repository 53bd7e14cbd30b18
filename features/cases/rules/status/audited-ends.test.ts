// spec: workspace#activity
import { expect, test } from 'vitest'
import { describeEndChange, readEndChanges, type EndChange } from './audited-ends.ts'
import type { PartRecord } from './parts.ts'

const goesOn: PartRecord = { debtor: 2, outcome: null, endedOn: null, docketNumber: null }
const dismissed: PartRecord = {
  ...goesOn,
  ...{ outcome: 'dismissed', endedOn: '2026-11-21', docketNumber: '31' },
}
const discharged: PartRecord = { ...dismissed, outcome: 'discharged', docketNumber: null }
const first: EndChange = {
  ...{ before: { ...goesOn, debtor: 1 }, after: { ...discharged, debtor: 1 } },
}

test.each<readonly [string, readonly EndChange[]]>([
  ['ends', [{ before: goesOn, after: dismissed }]],
  ['has another outcome', [{ before: dismissed, after: discharged }]],
  ['has another day', [{ before: dismissed, after: { ...dismissed, endedOn: '2026-11-20' } }]],
  ['loses its docket number', [{ before: dismissed, after: { ...dismissed, docketNumber: null } }]],
  ['goes on again', [{ before: dismissed, after: goesOn }]],
  ['ends with that of the spouse', [first, { before: goesOn, after: dismissed }]],
  ['had an end without an outcome', [{ before: { ...goesOn, outcome: 'unknown' }, after: goesOn }]],
])('a part that %s is read from the details as it was written', (_, changes) =>
  expect(readEndChanges(Object.assign({}, ...changes.map(describeEndChange)))).toEqual(changes),
)

test('details of other entries, and words that are no outcome, say nothing about an end', () => {
  expect(readEndChanges({ status: 'Filed', endedOn1: '2026-11-21' })).toEqual([])
  expect(readEndChanges({ outcome1: 'won', before2: 7 })).toEqual([])
})
