import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import {
  reduceSaving,
  getSaving,
  type Change,
  type Failure,
  type Saving,
  type SavingEvent,
} from './saving-state.ts'

export const saved = {
  data: { a: 'saved' },
  revision: 3,
  isComplete: true,
  savedAt: '2026-01-05T10:00:00Z',
}
export const typed = (
  data: JsonObject,
  atMs: number,
  isComplete = false,
  sequence = atMs,
): SavingEvent => ({ type: 'typed', change: { data, isComplete, writer: 'tab', sequence }, atMs })
export const submitted: SavingEvent = { type: 'send' }
export const arrived = (
  revision: number,
  more: { data?: JsonObject; isComplete?: boolean } = {},
): SavingEvent => ({
  type: 'saved',
  response: {
    revision,
    savedAt: '2026-01-05T10:01:00Z',
    isComplete: more.isComplete ?? false,
    data: more.data,
    overwritten: [],
  },
})
export const failed = (failure: Failure, atMs: number): SavingEvent => ({
  type: 'failed',
  failure,
  atMs,
})
const draft: Change = {
  data: { a: 'kept' },
  isComplete: false,
  writer: 'before',
  sequence: 9,
  base: 2,
}

export const run = (...events: SavingEvent[]): Saving =>
  events.reduce(reduceSaving, getSaving(saved))

/** One example of each state. */
export const states = {
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
export type Name = keyof typeof states

export const events = {
  read: { type: 'read', saved: { ...saved, data: { a: 'elsewhere' }, revision: 4 } },
  restored: { type: 'restored', change: draft },
  typed: typed({ a: 'new' }, 50),
  flush: { type: 'flush' },
  send: submitted,
  saved: arrived(4),
  unreachable: failed('unreachable', 200),
  'signed-out': failed('signed-out', 200),
  closed: failed('closed', 200),
  refused: failed('refused', 200),
  reopened: { type: 'reopened' },
  discard: { type: 'discard' },
} satisfies Record<string, SavingEvent>
