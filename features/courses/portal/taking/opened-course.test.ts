import { expect, test } from 'vitest'
import { pollForNews } from '../data/opened-course.ts'

function timers() {
  const waiting: { act: () => void; ms: number }[] = []
  const later = (act: () => void, ms: number) => {
    const timer = { act, ms }
    waiting.push(timer)
    return () => void waiting.splice(waiting.indexOf(timer), 1)
  }
  return { waiting, later, next: () => waiting.shift()?.act() }
}

/** Records the events in order. The test resolves each check itself. */
function aLook(isAwaited: (looks: number) => boolean = () => true) {
  const events: string[] = []
  const answers: (() => void)[] = []
  const looks = () => events.filter((event) => event === 'look').length
  return {
    events,
    answers,
    by: {
      look: () => {
        events.push('look')
        return new Promise<void>((resolve) => answers.push(resolve))
      },
      isAwaited: () => isAwaited(looks()),
      onEnd: () => events.push('end'),
    },
  }
}

const afterAnswers = () => new Promise((resolve) => setTimeout(resolve))

test('checks three more times, with growing delays', () => {
  const { waiting, later, next } = timers()
  const { events, by } = aLook()
  pollForNews(by, later)
  const times = waiting.map(({ ms }) => ms)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  while (waiting.length > 0) next()
  expect(events).toEqual(['look', 'look', 'look'])
})

test('reports the end only after the response to the last check', async () => {
  const { waiting, later, next } = timers()
  const { events, answers, by } = aLook()
  pollForNews(by, later)
  while (waiting.length > 0) next()
  answers[0]?.()
  answers[1]?.()
  await afterAnswers()
  expect(events).toEqual(['look', 'look', 'look'])
  answers[2]?.()
  await afterAnswers()
  expect(events).toEqual(['look', 'look', 'look', 'end'])
})

test('stops checking and reports the end once the news has arrived', async () => {
  const { waiting, later, next } = timers()
  const { events, by } = aLook((looks) => looks === 0)
  pollForNews(by, later)
  while (waiting.length > 0) next()
  await afterAnswers()
  expect(events).toEqual(['look', 'end'])
})

test('keeps no timer after a stop, and does not report the end later', async () => {
  const { waiting, later, next } = timers()
  const { events, answers, by } = aLook()
  pollForNews(by, later)()
  expect(waiting).toEqual([])
  const stop = pollForNews(by, later)
  while (waiting.length > 0) next()
  stop()
  for (const answer of answers) answer()
  await afterAnswers()
  expect(events).toEqual(['look', 'look', 'look'])
})
