// What is typed waits a moment, choices do not, and nothing is lost between them (seeds/003, section 9; decisions B4.1).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { JsonObject } from '../../../rules/content/model.ts'
import { answerStore, typingPauseMs } from './answer-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function listening(first: JsonObject) {
  const store = answerStore(first)
  const told: JsonObject[] = []
  store.onChange((answer) => told.push(answer))
  return { store, told }
}

describe('an answer that is edited', () => {
  it('is told 50 ms after the last key, once', () => {
    const { store, told } = listening({})
    store.type(['name'], 'A')
    vi.advanceTimersByTime(typingPauseMs - 1)
    store.type(['name'], 'An')
    vi.advanceTimersByTime(typingPauseMs - 1)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([{ name: 'An' }])
    expect(typingPauseMs).toBe(50)
  })

  it('is told at once when it is asked for', () => {
    const { store, told } = listening({})
    store.type(['name'], 'An')
    expect(store.flush()).toEqual({ name: 'An' })
    vi.advanceTimersByTime(typingPauseMs)
    expect(told).toEqual([{ name: 'An' }])
  })

  it('takes what is being typed along with a choice', () => {
    const { store, told } = listening({})
    store.type(['name'], 'An')
    store.choose(['has'], 'yes')
    expect(told).toEqual([{ name: 'An', has: 'yes' }])
  })

  it('lets a choice count more than what was typed before in its place', () => {
    const { store } = listening({})
    store.type(['ssn'], '12')
    store.choose(['ssn'], null)
    expect(store.flush()).toEqual({ ssn: null })
  })

  it('does not bring back an entry that somebody else has deleted while something was typed in it', () => {
    const { store } = listening({ has: 'yes', cars: [{ id: 'aaaaaa' }] })
    store.type(['cars', 'aaaaaa', 'make'], 'Ford')
    store.take({ has: 'no' })
    expect(store.flush()).toEqual({ has: 'no' })
  })

  it('is not undone by its own echo that comes late', () => {
    const { store, told } = listening({})
    store.choose(['a'], 1)
    store.choose(['a'], 2)
    store.take(told[0] ?? {})
    expect(store.answer()).toEqual({ a: 2 })
  })

  it('takes what the server has made of it', () => {
    const { store, told } = listening({})
    store.choose(['ssn'], '123456789')
    store.take({ ssn: 'XXX-XX-XXXX' })
    expect([store.answer(), told.length]).toEqual([{ ssn: 'XXX-XX-XXXX' }, 1])
  })
})
