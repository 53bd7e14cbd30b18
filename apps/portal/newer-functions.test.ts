import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addNewerFunctions } from './newer-functions.ts'

const owners = [
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
  [URL, ['canParse']],
  [AbortSignal, ['timeout']],
  [globalThis, ['structuredClone']],
] as const
const natives = owners.flatMap(([owner, names]) =>
  names.map((name) => [owner, name, Reflect.getOwnPropertyDescriptor(owner, name) ?? {}] as const),
)

const numbers = [3, 10, 2]
const last = -1
const results = () => [
  numbers.toSorted(),
  numbers.toSorted((a, b) => b - a),
  numbers.toReversed(),
  numbers.toSpliced(1, 0, 7, 8),
  numbers.toSpliced(1, 1),
  numbers.with(last, 5),
  numbers.with(0, 5),
  ['https://a.example', 'a b', '//a'].map((address) => URL.canParse(address)),
  URL.canParse('/path', 'https://a.example'),
  structuredClone({ a: [1, { b: null }] }),
  structuredClone(undefined),
  Object.keys([1]),
]
const expected = results()

beforeEach(() => {
  for (const [owner, name] of natives) Reflect.deleteProperty(owner, name)
  addNewerFunctions()
})
afterEach(() => {
  for (const [owner, name, native] of natives) Object.defineProperty(owner, name, native)
})

test('adds missing functions that work like those of a newer engine', () => {
  expect(results()).toEqual(expected)
  expect(numbers).toEqual([3, 10, 2])
})

test('ends a request when its time is over', () => {
  vi.useFakeTimers()
  const signal = AbortSignal.timeout(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect([signal.aborted, (signal.reason as DOMException).name]).toEqual([true, 'TimeoutError'])
  vi.useRealTimers()
})

test('keeps the functions of the engine', () => {
  const own = () => []
  Reflect.defineProperty(Array.prototype, 'toSorted', { value: own, configurable: true })
  addNewerFunctions()
  expect([].toSorted).toBe(own)
})
