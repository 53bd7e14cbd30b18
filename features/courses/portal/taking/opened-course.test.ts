// After the return from a provider the course is looked at a few times more, until its news has come.
import { expect, test } from 'vitest'
import { lookAgain } from './opened-course.ts'

function timers() {
  const waiting: { act: () => void; ms: number }[] = []
  const later = (act: () => void, ms: number) => {
    const timer = { act, ms }
    waiting.push(timer)
    return () => void waiting.splice(waiting.indexOf(timer), 1)
  }
  return { waiting, later, next: () => waiting.shift()?.act() }
}

test('looks three times more, each later than the one before', () => {
  const { waiting, later, next } = timers()
  let looks = 0
  lookAgain(() => (looks += 1), () => true, later)
  const times = waiting.map(({ ms }) => ms)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  while (waiting.length > 0) next()
  expect(looks).toBe(3)
})

test('does not look any more once the news has come', () => {
  const { waiting, later, next } = timers()
  let looks = 0
  lookAgain(() => (looks += 1), () => looks === 0, later)
  while (waiting.length > 0) next()
  expect(looks).toBe(1)
})

test('leaves no timer behind when it is ended', () => {
  const { waiting, later } = timers()
  lookAgain(() => {}, () => true, later)()
  expect(waiting).toEqual([])
})
