// No event drops a change before the server has it.
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import {
  reduceSaving,
  dueAtMs,
  pauseMs,
  getPhase,
  getSaving,
  getShown,
  findUnsent,
  type Change,
  type Failure,
  type Saving,
  type SavingEvent,
  type SavingPhase,
} from './saving-state.ts'

const saved = {
  data: { a: 'saved' },
  revision: 3,
  isComplete: true,
  savedAt: '2026-01-05T10:00:00Z',
}
const typed = (
  data: JsonObject,
  atMs: number,
  isComplete = false,
  sequence = atMs,
): SavingEvent => ({ type: 'typed', change: { data, isComplete, writer: 'tab', sequence }, atMs })
const submitted: SavingEvent = { type: 'sent' }
const arrived = (
  revision: number,
  more: { data?: JsonObject; isComplete?: boolean } = {},
): SavingEvent => ({
  type: 'saved',
  answer: {
    revision,
    savedAt: '2026-01-05T10:01:00Z',
    isComplete: more.isComplete ?? false,
    data: more.data,
    overwritten: [],
  },
})
const failed = (failure: Failure, atMs: number): SavingEvent => ({ type: 'failed', failure, atMs })
const draft: Change = {
  data: { a: 'kept' },
  isComplete: false,
  writer: 'before',
  sequence: 9,
  base: 2,
}

const run = (...events: SavingEvent[]): Saving => events.reduce(reduceSaving, getSaving(saved))

/** One example of each state. */
const states = {
  clean: run(),
  waiting: run(typed({ a: 'one' }, 1)),
  sending: run(typed({ a: 'one' }, 1), submitted),
  'sending, more waiting': run(typed({ a: 'one' }, 1), submitted, typed({ a: 'two' }, 2)),
  failed: run(typed({ a: 'one' }, 1), submitted, failed('unreachable', 100)),
  'failed, trying again': run(
    typed({ a: 'one' }, 1),
    submitted,
    failed('unreachable', 100),
    submitted,
  ),
  'signed out': run(typed({ a: 'one' }, 1), submitted, failed('signed-out', 100)),
  closed: run(typed({ a: 'one' }, 1), submitted, failed('closed', 100)),
  refused: run(typed({ a: 'one' }, 1), submitted, failed('refused', 100)),
}
type Name = keyof typeof states

const events = {
  known: { type: 'known', saved: { ...saved, data: { a: 'elsewhere' }, revision: 4 } },
  restored: { type: 'restored', change: draft },
  typed: typed({ a: 'new' }, 50),
  flush: { type: 'flush' },
  sent: submitted,
  saved: arrived(4),
  unreachable: failed('unreachable', 200),
  'signed-out': failed('signed-out', 200),
  closed: failed('closed', 200),
  refused: failed('refused', 200),
  'given up': { type: 'given up' },
} satisfies Record<string, SavingEvent>

/** The expected unsent text and phase after each event. */
const table: Record<
  Name,
  Record<keyof typeof events, readonly [unsent: string | undefined, phase: SavingPhase]>
> = {
  clean: {
    known: [undefined, 'clean'],
    restored: ['kept', 'sending'],
    typed: ['new', 'sending'],
    flush: [undefined, 'clean'],
    sent: [undefined, 'clean'],
    saved: [undefined, 'clean'],
    unreachable: [undefined, 'clean'],
    'signed-out': [undefined, 'clean'],
    closed: [undefined, 'clean'],
    refused: [undefined, 'clean'],
    'given up': [undefined, 'clean'],
  },
  waiting: {
    known: ['one', 'sending'],
    restored: ['one', 'sending'],
    typed: ['new', 'sending'],
    flush: ['one', 'sending'],
    sent: ['one', 'sending'],
    saved: ['one', 'sending'],
    unreachable: ['one', 'sending'],
    'signed-out': ['one', 'sending'],
    closed: ['one', 'sending'],
    refused: ['one', 'sending'],
    'given up': [undefined, 'clean'],
  },
  sending: {
    known: ['one', 'sending'],
    restored: ['one', 'sending'],
    typed: ['new', 'sending'],
    flush: ['one', 'sending'],
    sent: ['one', 'sending'],
    saved: [undefined, 'clean'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'closed'],
    refused: ['one', 'failing'],
    'given up': ['one', 'sending'],
  },
  'sending, more waiting': {
    known: ['two', 'sending'],
    restored: ['two', 'sending'],
    typed: ['new', 'sending'],
    flush: ['two', 'sending'],
    sent: ['two', 'sending'],
    saved: ['two', 'sending'],
    unreachable: ['two', 'failing'],
    'signed-out': ['two', 'failing'],
    closed: ['two', 'closed'],
    refused: ['two', 'failing'],
    'given up': ['one', 'sending'],
  },
  failed: {
    known: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    sent: ['one', 'failing'],
    saved: ['one', 'failing'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'failing'],
    refused: ['one', 'failing'],
    'given up': [undefined, 'clean'],
  },
  'failed, trying again': {
    known: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    sent: ['one', 'failing'],
    saved: [undefined, 'clean'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'closed'],
    refused: ['one', 'failing'],
    'given up': ['one', 'sending'],
  },
  'signed out': {
    known: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    sent: ['one', 'failing'],
    saved: ['one', 'failing'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'failing'],
    refused: ['one', 'failing'],
    'given up': [undefined, 'clean'],
  },
  closed: {
    known: ['one', 'closed'],
    restored: ['one', 'closed'],
    typed: ['new', 'closed'],
    flush: ['one', 'closed'],
    sent: ['one', 'closed'],
    saved: ['one', 'closed'],
    unreachable: ['one', 'closed'],
    'signed-out': ['one', 'closed'],
    closed: ['one', 'closed'],
    refused: ['one', 'closed'],
    'given up': [undefined, 'clean'],
  },
  refused: {
    known: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    sent: ['one', 'failing'],
    saved: ['one', 'failing'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'failing'],
    refused: ['one', 'failing'],
    'given up': [undefined, 'clean'],
  },
}

const cases = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).map(
    ([event, expected]) => [state as Name, event as keyof typeof events, ...expected] as const,
  ),
)

test.each(cases)(
  'in the state %s, the event %s leaves unsent %s in phase %s',
  (state, event, unsent, phase) => {
    const next = reduceSaving(states[state], events[event])
    expect([findUnsent(next)?.data['a'], getPhase(next)]).toEqual([unsent, phase])
  },
)

describe('a save is due when expected', () => {
  test.each<[what: string, saving: Saving, dueMs: number | undefined]>([
    ['nothing waits', states.clean, undefined],
    [
      'a second after the last change',
      run(typed({ a: 'x' }, 1000), typed({ a: 'xy' }, 1800)),
      2800,
    ],
    [
      'five seconds after the first one at the latest',
      run(typed({ a: 'x' }, 1000), typed({ a: 'xy' }, 5800)),
      6000,
    ],
    ['at once when there is a hurry', reduceSaving(states.waiting, { type: 'flush' }), 0],
    ['never two at a time', states['sending, more waiting'], undefined],
    ['a second after the first failure', states.failed, 1100],
    [
      'not before the pause is over, however much is typed',
      [submitted, failed('unreachable', 1200), typed({ a: 'y' }, 1300)].reduce(
        reduceSaving,
        states.failed,
      ),
      3200,
    ],
    ['at once when the network is back', reduceSaving(states.failed, { type: 'flush' }), 0],
    ['never while nobody is signed in', states['signed out'], undefined],
    [
      'never into a section that can only be read',
      reduceSaving(states.closed, typed({ a: 'y' }, 101)),
      undefined,
    ],
    ['not what was refused', states.refused, undefined],
    [
      'but what was changed after a refusal',
      reduceSaving(states.refused, typed({ a: 'y' }, 300)),
      1300,
    ],
  ])('a save is due %s', (_, saving, due) => expect(dueAtMs(saving)).toBe(due))

  test('the retry delays grow to 30 seconds', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]))
})

describe('the base revision of a change', () => {
  test('is the revision when typing began', () => expect(states.waiting.waiting?.base).toBe(3))
  test('stays the same during a save, and is the new revision afterwards', () => {
    expect(states['sending, more waiting'].waiting?.base).toBe(3)
    expect(reduceSaving(states['sending, more waiting'], arrived(4)).waiting?.base).toBe(4)
  })
  test('is not changed by a failure, a read or a reload', () => {
    expect(reduceSaving(states.failed, events.known).waiting?.base).toBe(3)
    expect(reduceSaving(run(events.restored), typed({ a: 'new' }, 5)).waiting?.base).toBe(2)
  })
  test('a draft of an earlier page keeps its own writer, so that it overwrites nothing newer of that page', () => {
    expect(run(events.restored).waiting).toMatchObject({ writer: 'before', sequence: 9 })
  })
})

describe("new input on top of an earlier page's failed draft", () => {
  const typedOn = run(
    events.restored,
    submitted,
    typed({ a: 'kept on' }, 300, false, 1),
    failed('unreachable', 400),
  )

  test('shows the draft with the new input', () =>
    expect(getShown(typedOn).data).toEqual({ a: 'kept on' }))
  test("sends the draft first under its own writer, then the new input under this tab's", () => {
    const first = reduceSaving(typedOn, submitted)
    expect(first.inFlight).toMatchObject({ writer: 'before', sequence: 9, base: 2 })
    expect(first.waiting).toMatchObject({ data: { a: 'kept on' }, writer: 'tab' })
    const second = reduceSaving(reduceSaving(first, arrived(5)), submitted)
    expect([second.inFlight?.base, second.inFlight?.writer, second.waiting]).toEqual([
      5,
      'tab',
      undefined,
    ])
  })
  test('sends the draft first when it had failed before the new input', () => {
    const later = reduceSaving(
      run(events.restored, submitted, failed('unreachable', 100)),
      typed({ a: 'kept on' }, 300, false, 1),
    )
    expect(
      reduceSaving(reduceSaving(later, typed({ a: 'and on' }, 310, false, 2)), submitted),
    ).toMatchObject({
      inFlight: { writer: 'before', sequence: 9 },
      waiting: { data: { a: 'and on' } },
    })
  })
  test('does not retry a refused draft', () => {
    const refused = reduceSaving(
      run(events.restored, submitted, typed({ a: 'kept on' }, 300, false, 1)),
      failed('refused', 400),
    )
    expect(reduceSaving(refused, submitted).inFlight).toMatchObject({ writer: 'tab' })
  })
})

test('shows a merged answer together with newer input', () => {
  const merged = reduceSaving(
    states['sending, more waiting'],
    arrived(4, { data: { a: 'one', b: 'theirs' } }),
  )
  expect(merged.saved).toMatchObject({ data: { a: 'one', b: 'theirs' }, revision: 4 })
  expect(getShown(merged).data).toEqual({ a: 'two', b: 'theirs' })
})

test("sends nothing when input is undone, but sends it after a failure, when the server's state is unknown", () => {
  expect(findUnsent(reduceSaving(states.waiting, typed(saved.data, 2, true)))).toBeUndefined()
  expect(findUnsent(reduceSaving(states.failed, typed(saved.data, 2, true)))?.data).toEqual(
    saved.data,
  )
})

test('a prefilled value is no answer until the client confirms it', () => {
  const prefilled = getSaving({
    data: { a: 'from the account' },
    revision: undefined,
    isComplete: false,
    savedAt: undefined,
  })
  expect(findUnsent(reduceSaving(prefilled, typed({ a: 'from the account' }, 1)))).toBeUndefined()
  expect(
    findUnsent(reduceSaving(prefilled, typed({ a: 'from the account' }, 1, true))),
  ).toBeDefined()
})

test("a question is complete only while the server's flag is set and no change contradicts it", () => {
  expect(getShown(states.clean).isComplete).toBe(true)
  expect(getShown(states.waiting).isComplete).toBe(false)
  expect(
    getShown(reduceSaving(getSaving({ ...saved, isComplete: false }), typed({ a: 'x' }, 1, true)))
      .isComplete,
  ).toBe(false)
})

test('a read replaces an older answer, but a mask does not replace typed digits', () => {
  expect(
    reduceSaving(states.clean, {
      type: 'known',
      saved: { ...saved, data: { a: 'older' }, revision: 2 },
    }).saved.data,
  ).toEqual(saved.data)
  expect(
    reduceSaving(states.clean, {
      type: 'known',
      saved: { ...saved, data: { a: 'XXX-XX-XXXX' }, isComplete: false },
    }).saved,
  ).toEqual({ ...saved, isComplete: false })
  expect(reduceSaving(states.clean, events.known).saved.revision).toBe(4)
})

test('remembers overwritten values until the next page', () => {
  const overwritten = [{ path: '/a', spouses: 'their words' }]
  const conflict = reduceSaving(states.sending, {
    type: 'saved',
    answer: { revision: 5, savedAt: undefined, isComplete: false, data: undefined, overwritten },
  })
  expect(run().overwritten).toEqual([])
  expect(reduceSaving(conflict, typed({ a: 'x' }, 3)).overwritten).toEqual(overwritten)
})

test('shows the reason for a refusal until the next input or save', () => {
  const refused = reduceSaving(states.sending, {
    type: 'failed',
    failure: 'refused',
    atMs: 5,
    says: 'Error: too large',
  })
  expect(refused.refusal).toBe('Error: too large')
  const next = reduceSaving(reduceSaving(refused, typed({ a: 'less' }, 6)), submitted)
  expect([
    reduceSaving(refused, typed({ a: 'less' }, 6)).refusal,
    reduceSaving(next, arrived(4)).refusal,
  ]).toEqual([undefined, undefined])
})
