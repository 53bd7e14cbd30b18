// No event drops a change before the server has it.
import { expect, test } from 'vitest'
import { reduceSaving, getPhase, findUnsent, type SavingPhase } from './saving-state.ts'
import { states, type Name, events } from './test-saving-states.ts'

/** The expected unsent text and phase after each event. */
const table: Record<
  Name,
  Record<keyof typeof events, readonly [unsend: string | undefined, phase: SavingPhase]>
> = {
  clean: {
    read: [undefined, 'clean'],
    restored: ['kept', 'sending'],
    typed: ['new', 'sending'],
    flush: [undefined, 'clean'],
    send: [undefined, 'clean'],
    saved: [undefined, 'clean'],
    unreachable: [undefined, 'clean'],
    'signed-out': [undefined, 'clean'],
    closed: [undefined, 'clean'],
    refused: [undefined, 'clean'],
    discard: [undefined, 'clean'],
  },
  waiting: {
    read: ['one', 'sending'],
    restored: ['one', 'sending'],
    typed: ['new', 'sending'],
    flush: ['one', 'sending'],
    send: ['one', 'sending'],
    saved: ['one', 'sending'],
    unreachable: ['one', 'sending'],
    'signed-out': ['one', 'sending'],
    closed: ['one', 'sending'],
    refused: ['one', 'sending'],
    discard: [undefined, 'clean'],
  },
  sending: {
    read: ['one', 'sending'],
    restored: ['one', 'sending'],
    typed: ['new', 'sending'],
    flush: ['one', 'sending'],
    send: ['one', 'sending'],
    saved: [undefined, 'clean'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'closed'],
    refused: ['one', 'failing'],
    discard: ['one', 'sending'],
  },
  'sending, more waiting': {
    read: ['two', 'sending'],
    restored: ['two', 'sending'],
    typed: ['new', 'sending'],
    flush: ['two', 'sending'],
    send: ['two', 'sending'],
    saved: ['two', 'sending'],
    unreachable: ['two', 'failing'],
    'signed-out': ['two', 'failing'],
    closed: ['two', 'closed'],
    refused: ['two', 'failing'],
    discard: ['one', 'sending'],
  },
  failed: {
    read: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    send: ['one', 'failing'],
    saved: ['one', 'failing'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'failing'],
    refused: ['one', 'failing'],
    discard: [undefined, 'clean'],
  },
  'failed, trying again': {
    read: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    send: ['one', 'failing'],
    saved: [undefined, 'clean'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'closed'],
    refused: ['one', 'failing'],
    discard: ['one', 'sending'],
  },
  'signed out': {
    read: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    send: ['one', 'failing'],
    saved: ['one', 'failing'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'failing'],
    refused: ['one', 'failing'],
    discard: [undefined, 'clean'],
  },
  closed: {
    read: ['one', 'closed'],
    restored: ['one', 'closed'],
    typed: ['new', 'closed'],
    flush: ['one', 'closed'],
    send: ['one', 'closed'],
    saved: ['one', 'closed'],
    unreachable: ['one', 'closed'],
    'signed-out': ['one', 'closed'],
    closed: ['one', 'closed'],
    refused: ['one', 'closed'],
    discard: [undefined, 'clean'],
  },
  refused: {
    read: ['one', 'failing'],
    restored: ['one', 'failing'],
    typed: ['new', 'failing'],
    flush: ['one', 'failing'],
    send: ['one', 'failing'],
    saved: ['one', 'failing'],
    unreachable: ['one', 'failing'],
    'signed-out': ['one', 'failing'],
    closed: ['one', 'failing'],
    refused: ['one', 'failing'],
    discard: [undefined, 'clean'],
  },
}

const cases = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).map(
    ([event, expected]) => [state as Name, event as keyof typeof events, ...expected] as const,
  ),
)

test.each(cases)(
  'in the state %s, after the event %s, the unsent text is %s and the phase is %s',
  (state, event, unsent, phase) => {
    const next = reduceSaving(states[state], events[event])
    expect([findUnsent(next)?.data['a'], getPhase(next)]).toEqual([unsent, phase])
  },
)
