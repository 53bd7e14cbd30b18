// spec: saving#typing-pause
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject } from '../../../rules/content/model.ts'
import { answerStore, typingPauseMs } from './answer-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function listening(first: JsonObject) {
  const store = answerStore(first)
  const changes: JsonObject[] = []
  store.onChange((answer) => changes.push(answer))
  return { store, changes: changes }
}

describe('the answer during editing', () => {
  it('notifies once, 50 ms after the last key', () => {
    const { store, changes } = listening({})
    store.type(['name'], 'A')
    vi.advanceTimersByTime(typingPauseMs - 1)
    store.type(['name'], 'An')
    vi.advanceTimersByTime(typingPauseMs - 1)
    expect(changes).toEqual([])
    vi.advanceTimersByTime(1)
    expect(changes).toEqual([{ name: 'An' }])
    expect(typingPauseMs).toBe(50)
  })

  it('notifies at once on flush', () => {
    const { store, changes } = listening({})
    store.type(['name'], 'An')
    expect(store.flush()).toEqual({ name: 'An' })
    vi.advanceTimersByTime(typingPauseMs)
    expect(changes).toEqual([{ name: 'An' }])
  })

  it('includes pending input in a choice', () => {
    const { store, changes } = listening({})
    store.type(['name'], 'An')
    store.choose(['has'], 'yes')
    expect(changes).toEqual([{ name: 'An', has: 'yes' }])
  })

  it('replaces pending input with a later choice in the same place', () => {
    const { store } = listening({})
    store.type(['ssn'], '12')
    store.choose(['ssn'], null)
    expect(store.flush()).toEqual({ ssn: null })
  })

  it('does not restore a deleted entry from pending input', () => {
    const { store } = listening({ has: 'yes', cars: [{ id: 'aaaaaa' }] })
    store.type(['cars', 'aaaaaa', 'make'], 'Ford')
    store.take({ has: 'no' })
    expect(store.flush()).toEqual({ has: 'no' })
  })

  it('ignores a change of its own that comes back late', () => {
    const { store, changes } = listening({})
    store.choose(['a'], 1)
    store.choose(['a'], 2)
    store.take(changes[0] ?? {})
    expect(store.answer()).toEqual({ a: 2 })
  })

  it("accepts the server's version of a value", () => {
    const { store, changes } = listening({})
    store.choose(['ssn'], '123456789')
    store.take({ ssn: 'XXX-XX-XXXX' })
    expect([store.answer(), changes.length]).toEqual([{ ssn: 'XXX-XX-XXXX' }, 1])
  })
})
