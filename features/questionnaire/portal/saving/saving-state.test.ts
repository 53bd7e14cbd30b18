// No event drops a change before the server has it.
import { describe, expect, test } from 'vitest'
import {
  reduceSaving,
  dueAtMs,
  pauseMs,
  getPhase,
  getSaving,
  getShown,
  findUnsent,
  type Saving,
} from './saving-state.ts'
import {
  saved,
  typed,
  submitted,
  arrived,
  failed,
  run,
  states,
  events,
} from './test-saving-states.ts'

describe('the time at which a save is due', () => {
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
    ['never while signed out', states['signed out'], undefined],
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
  ])('calculates when a save is due: %s', (_, saving, due) => expect(dueAtMs(saving)).toBe(due))

  test('the retry delays grow to 30 seconds', () =>
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]))
})

describe('the base revision of a change', () => {
  test('is the revision that was saved when typing began', () =>
    expect(states.waiting.waiting?.base).toBe(3))
  test('stays the same during a save, and is the new revision afterwards', () => {
    expect(states['sending, more waiting'].waiting?.base).toBe(3)
    expect(reduceSaving(states['sending, more waiting'], arrived(4)).waiting?.base).toBe(4)
  })
  test('is not changed by a failure, a read or a reload', () => {
    expect(reduceSaving(states.failed, events.read).waiting?.base).toBe(3)
    expect(reduceSaving(run(events.restored), typed({ a: 'new' }, 5)).waiting?.base).toBe(2)
  })
  test('a draft of an earlier page keeps its own writer, so that it does not overwrite newer changes from that page', () => {
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

describe('a change that a read-only section refused', () => {
  const reopened = reduceSaving(states.closed, events.reopened)

  test('is due again only when the section can be changed', () =>
    expect([dueAtMs(states.closed), dueAtMs(reopened)].map((due) => due ?? Infinity)).toEqual([
      Infinity,
      1001,
    ]))
  test('is sent as it was left, without the old refusal', () => {
    expect(reopened.waiting).toEqual(states.closed.waiting)
    expect([reopened.refusal, reopened.failures]).toEqual([undefined, 0])
  })
  test('keeps its base after a newer answer was read, so that the server merges both', () =>
    expect(
      reduceSaving(reduceSaving(states.closed, events.read), events.reopened).waiting?.base,
    ).toBe(3))
  test("sends an earlier page's draft first, then what was typed on top of it", () => {
    const typedOn = run(
      events.restored,
      submitted,
      typed({ a: 'kept on' }, 300, false, 1),
      failed('closed', 400),
      events.reopened,
      submitted,
    )
    expect([typedOn.inFlight?.writer, typedOn.waiting?.data]).toEqual(['before', { a: 'kept on' }])
  })
  test('stays refused after input, until the section can be changed', () =>
    expect(getPhase(reduceSaving(states.closed, typed({ a: 'new' }, 50)))).toBe('closed'))
})

test('shows a merged answer together with newer input', () => {
  const merged = reduceSaving(
    states['sending, more waiting'],
    arrived(4, { data: { a: 'one', b: 'theirs' } }),
  )
  expect(merged.saved).toMatchObject({ data: { a: 'one', b: 'theirs' }, revision: 4 })
  expect(getShown(merged).data).toEqual({ a: 'two', b: 'theirs' })
})

test("sends nothing if the client undoes the input, except after a failure, when the server's state is unknown", () => {
  expect(findUnsent(reduceSaving(states.waiting, typed(saved.data, 2, true)))).toBeUndefined()
  expect(findUnsent(reduceSaving(states.failed, typed(saved.data, 2, true)))?.data).toEqual(
    saved.data,
  )
})

test('a prefilled value is not sent until the client confirms it', () => {
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
      type: 'read',
      saved: { ...saved, data: { a: 'older' }, revision: 2 },
    }).saved.data,
  ).toEqual(saved.data)
  expect(
    reduceSaving(states.clean, {
      type: 'read',
      saved: { ...saved, data: { a: 'XXX-XX-XXXX' }, isComplete: false },
    }).saved,
  ).toEqual({ ...saved, isComplete: false })
  expect(reduceSaving(states.clean, events.read).saved.revision).toBe(4)
})

test('keeps overwritten values after new input, and a fresh state has no overwritten values', () => {
  const overwritten = [{ path: '/a', spouses: 'their words' }]
  const conflict = reduceSaving(states.sending, {
    type: 'saved',
    response: { revision: 5, savedAt: undefined, isComplete: false, data: undefined, overwritten },
  })
  expect(run().overwritten).toEqual([])
  expect(reduceSaving(conflict, typed({ a: 'x' }, 3)).overwritten).toEqual(overwritten)
})

const tooLarge = {
  code: 'questionnaire.answer-too-large',
  params: {},
  message: 'Error: too large',
}

test('shows the reason for a refusal until the next input or save', () => {
  const refused = reduceSaving(states.sending, {
    type: 'failed',
    failure: 'refused',
    atMs: 5,
    refusal: tooLarge,
  })
  expect(refused.refusal).toBe(tooLarge)
  const next = reduceSaving(reduceSaving(refused, typed({ a: 'less' }, 6)), submitted)
  expect([
    reduceSaving(refused, typed({ a: 'less' }, 6)).refusal,
    reduceSaving(next, arrived(4)).refusal,
  ]).toEqual([undefined, undefined])
})
