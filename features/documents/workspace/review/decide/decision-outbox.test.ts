import { beforeEach, describe, expect, test } from 'vitest'
import type { ProblemFacts } from '#lib/problem.ts'
import { GraphProblem, unreachable } from '#ui/graphql/graph-problem.ts'
import { createDecisionOutbox, undoMs, type DecisionOutbox } from './decision-outbox.ts'
import type { ReviewDecisionInput } from '../review.operations.ts'

type Answer = ProblemFacts | undefined | Error

const toProblem = (code: string): ProblemFacts => ({ code, params: {}, message: code })
const held = toProblem('documents.held')
const tooLate = toProblem('documents.undo-too-late')

let outbox: DecisionOutbox
let answers: Answer[]
let undoAnswers: Answer[]
let received: string[]
let final: string[]
let timers: Array<{ readonly run: () => void; readonly ms: number }>

async function give(list: Answer[]): Promise<ProblemFacts | undefined> {
  const answer = list.shift()
  if (answer instanceof Error) throw answer
  return answer
}

beforeEach(() => {
  ;[answers, undoAnswers, received, timers, final] = [[], [], [], [], []]
  outbox = createDecisionOutbox({
    send: (input) => {
      received.push(input.key)
      return give(answers)
    },
    undo: () => give(undoAnswers),
    later: (run, ms) => timers.push({ run, ms }),
    onSettled: () => undefined,
    onFinal: ({ key }) => final.push(key),
  })
})

const input = (key: string, documentId = `document-${key}`): ReviewDecisionInput => ({
  ...{ key, documentId, decision: 'ACCEPT', seen: 'PENDING' },
})
const statesNow = () => outbox.get().map(({ input: { key }, state }) => [key, state])
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a decision that was saved can be undone for ten seconds', async () => {
  outbox.add(input('a'), 'Stub.pdf')
  expect(statesNow()).toEqual([['a', 'sending']])
  await settle()
  expect(statesNow()).toEqual([['a', 'held']])
  expect(timers.map(({ ms }) => ms)).toEqual([undoMs])
  expect(final).toEqual([])
  timers[0]?.run()
  expect([statesNow(), final]).toEqual([[], ['a']])
})

test('a decision that was taken back never becomes final', async () => {
  outbox.add(input('a'), 'Stub.pdf')
  await settle()
  await outbox.undoLast()
  for (const { run } of timers) run()
  expect(final).toEqual([])
})

test('a decision that does not arrive is sent again, with the same key', async () => {
  answers = [unreachable(), unreachable(), undefined]
  outbox.add(input('a'), 'Stub.pdf')
  await settle()
  expect(statesNow()).toEqual([['a', 'waiting']])
  timers.shift()?.run()
  await settle()
  timers.shift()?.run()
  await settle()
  expect(statesNow()).toEqual([['a', 'held']])
  expect(received).toEqual(['a', 'a', 'a'])
})

test('a second decision on the same document is ignored while the first is under way', async () => {
  outbox.add(input('a', 'document'), 'Stub.pdf')
  outbox.add(input('b', 'document'), 'Stub.pdf')
  await settle()
  outbox.add(input('c', 'document'), 'Stub.pdf')
  expect(received).toEqual(['a'])
})

test('a refused decision stays with its words, until it is closed or decided again', async () => {
  answers = [held]
  outbox.add(input('a', 'document'), 'Stub.pdf')
  await settle()
  expect(outbox.get()).toMatchObject([{ state: 'refused', problem: held }])
  outbox.add(input('b', 'document'), 'Stub.pdf')
  await settle()
  expect(statesNow()).toEqual([['b', 'held']])
})

test('a decision that the server does not understand is refused, and not sent again', async () => {
  answers = [new GraphProblem({ code: 'x', kind: 'signed-out', message: 'Please log in again.' })]
  outbox.add(input('a'), 'Stub.pdf')
  await settle()
  expect(outbox.get()).toMatchObject([{ state: 'refused', problem: { code: 'x' } }])
  expect(timers).toEqual([])
})

describe('undoing', () => {
  test('takes the last decision back', async () => {
    outbox.add(input('a'), 'One.pdf')
    outbox.add(input('b'), 'Two.pdf')
    await settle()
    expect(await outbox.undoLast()).toMatchObject({ name: 'Two.pdf' })
    expect(statesNow()).toEqual([['a', 'held']])
    // Its time to undo ends later.
    for (const { run } of timers) run()
    expect(statesNow()).toEqual([])
    expect(await outbox.undoLast()).toBeUndefined()
  })

  test('stops a decision that is still to be sent', async () => {
    answers = [unreachable()]
    undoAnswers = [tooLate]
    outbox.add(input('a'), 'One.pdf')
    await settle()
    await outbox.undoLast()
    timers.shift()?.run()
    await settle()
    expect(received).toEqual(['a'])
    expect(statesNow()).toEqual([])
  })

  test('says when it is too late', async () => {
    undoAnswers = [tooLate]
    outbox.add(input('a'), 'One.pdf')
    await settle()
    await outbox.undoLast()
    expect(outbox.get()).toMatchObject([{ state: 'refused', problem: tooLate }])
  })
})

test('an undo waits until its decision has arrived, and the next decision until the undo has', async () => {
  const requests: Array<{ readonly words: string; readonly answer: () => void }> = []
  const request = (words: string) =>
    new Promise<undefined>((resolve) => {
      requests.push({ words, answer: () => resolve(undefined) })
    })
  const slow = createDecisionOutbox({
    send: ({ key }) => request(`decide ${key}`),
    undo: ({ key }) => request(`undo ${key}`),
    later: () => undefined,
    onSettled: () => undefined,
    onFinal: () => undefined,
  })
  const words = () => requests.map((each) => each.words)
  slow.add(input('a', 'document'), 'Stub.pdf')
  const undone = slow.undoLast()
  slow.add(input('b', 'document'), 'Stub.pdf')
  await settle()
  expect(words()).toEqual(['decide a'])
  requests[0]?.answer()
  await settle()
  expect(words()).toEqual(['decide a', 'undo a'])
  requests[1]?.answer()
  expect(await undone).toMatchObject({ name: 'Stub.pdf' })
  await settle()
  expect(words()).toEqual(['decide a', 'undo a', 'decide b'])
  requests[2]?.answer()
  await settle()
  expect(slow.get()).toMatchObject([{ input: { key: 'b' }, state: 'held' }])
})
