// spec: workspace#activity
import { expect, test } from 'vitest'
import { stageWords } from '#features/cases/workspace/stage/words.ts'
import { describeEvent, type DetailWords, type Event } from './event-details.ts'
import { activityWords } from './words.ts'

const words: DetailWords = {
  ...{ activity: activityWords.english, stage: stageWords.english, formatDay: (day) => day },
}
const plain = {
  ...{ id: '1', at: '2026-12-01T00:00:00Z', kind: 'END_CORRECTED', actor: 'Dana Reyes' },
  ...{ isByClient: false, subject: null, reason: null, convertedOn: null, docketNumber: null },
  ends: [],
} satisfies Event
const goesOn = {
  ...{ debtor: 2, hasEnded: false, outcome: null, endedOn: null, docketNumber: null },
} satisfies Event['ends'][number]['after']
const dismissed = {
  ...goesOn,
  ...{ hasEnded: true, outcome: 'DISMISSED', endedOn: '2026-11-21', docketNumber: '31' },
} satisfies Event['ends'][number]['after']
const unknown = { ...goesOn, hasEnded: true }
const name = 'Elena Whitfield'

test.each<readonly [string, Partial<Event>, readonly string[]]>([
  ['nothing more to say', {}, []],
  [
    'an end',
    { ends: [{ name, before: goesOn, after: dismissed }], reason: 'Ordered' },
    ['Elena Whitfield: Dismissed, 2026-11-21, docket number 31', 'Reason: Ordered'],
  ],
  [
    'an end that is corrected',
    { ends: [{ name, before: dismissed, after: { ...dismissed, docketNumber: null } }] },
    ['Elena Whitfield: Dismissed, 2026-11-21. Before: Dismissed, 2026-11-21, docket number 31'],
  ],
  [
    'an end that is withdrawn, of a person who is no longer in the case',
    { ends: [{ name: null, before: dismissed, after: goesOn }] },
    ['Debtor 2: the case goes on. Before: Dismissed, 2026-11-21, docket number 31'],
  ],
  [
    'an end from before outcomes were recorded',
    { ends: [{ name, before: unknown, after: dismissed }] },
    ['Elena Whitfield: Dismissed, 2026-11-21, docket number 31. Before: Closed'],
  ],
  [
    'a conversion',
    { kind: 'CONVERTED', subject: '7', convertedOn: '2026-11-20', docketNumber: '42' },
    ['Day of conversion: 2026-11-20', 'Docket number: 42'],
  ],
])('%s', (_, event, lines) => expect(describeEvent({ ...plain, ...event }, words)).toEqual(lines))
