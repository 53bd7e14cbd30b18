// No event drops a change before the server has it.
import { expect, test } from 'vitest'
import { reduceSaving, getPhase, findUnsent, type SavingPhase } from './saving-state.ts'
import { states, type Name, events } from './test-saving-states.ts'

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
  'in the state %s, after the event %s, the unsent text is %s and the phase is %s',
  (state, event, unsent, phase) => {
    const next = reduceSaving(states[state], events[event])
    expect([findUnsent(next)?.data['a'], getPhase(next)]).toEqual([unsent, phase])
  },
)
