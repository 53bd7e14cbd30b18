// spec: saving#autosave, saving#one-in-flight, saving#retries
import { beforeEach, expect, test } from 'vitest'
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import {
  createSaving,
  type Draft,
  type QuestionRef,
  type SendManner,
  type SendResult,
  type TabSaving,
} from './driver.ts'
import type { Change, Failure } from './saving-state.ts'

const place: QuestionRef = { caseId: 'c', sectionId: 's', questionKey: 'q' }
const otherPlace: QuestionRef = { ...place, questionKey: 'other' }

interface Request {
  readonly place: QuestionRef
  readonly change: Change
  readonly manner: SendManner
  readonly answer: (result: SendResult) => Promise<void>
}

let nowMs: number
let timers: Array<{ readonly atMs: number; readonly act: () => void }>
let requests: Request[]
let drafts: Map<string, Draft>
let saving: TabSaving

beforeEach(() => {
  nowMs = 0
  timers = []
  requests = []
  drafts = new Map()
  saving = newPage('tab')
})

function newPage(writer: string): TabSaving {
  return createSaving({
    nowMs: () => nowMs,
    later(act, ms) {
      const timer = { atMs: nowMs + ms, act }
      timers.push(timer)
      return () => {
        timers = timers.filter((waiting) => waiting !== timer)
      }
    },
    send: (to, change, manner) =>
      new Promise((resolve) => {
        requests.push({
          place: to,
          change,
          manner,
          answer: async (result) => {
            resolve(result)
            // Waits until the promise of the caller has settled.
            await new Promise((done) => setImmediate(done))
          },
        })
      }),
    drafts: {
      write: (draft) => void drafts.set(draftName(draft.place, draft.owner), draft),
      remove: (to, owner) => void drafts.delete(draftName(to, owner)),
      all: () => [...drafts.values()],
    },
    writer,
  })
}

/** Moves the clock and runs the timers that are due. */
function pass(ms: number): void {
  const until = nowMs + ms
  for (;;) {
    const next = timers
      .filter(({ atMs }) => atMs <= until)
      .toSorted((a, two) => a.atMs - two.atMs)[0]
    if (!next) break
    timers = timers.filter((timer) => timer !== next)
    nowMs = next.atMs
    next.act()
  }
  nowMs = until
}

const draftName = ({ questionKey }: QuestionRef, owner: string) =>
  owner === 'tab' ? questionKey : `${questionKey} of ${owner}`
const QuestionRef = (a: string, isComplete = false, to = place) =>
  saving.type(to, { data: { a }, isComplete })
const texts = () => requests.map(({ change }) => change.data['a'])
const ok = (revision: number, data?: JsonObject): SendResult => ({
  type: 'saved',
  answer: { revision, savedAt: undefined, isComplete: false, data, overwritten: [] },
})
const bad = (failure: Failure): SendResult => ({ type: 'failed', failure })
const last = () => {
  const request = requests.at(-1)
  if (!request) throw new Error('nothing was sent')
  return request
}

test('stores a draft at once and removes it after the save', async () => {
  QuestionRef('x')
  expect(drafts.get('q')?.change.data).toEqual({ a: 'x' })
  pass(1000)
  await last().answer(ok(1))
  expect(drafts.size).toBe(0)
})

test('sends once, a second after a pause in typing', () => {
  QuestionRef('x')
  pass(600)
  QuestionRef('xy')
  pass(999)
  expect(requests).toEqual([])
  pass(1)
  pass(10_000)
  expect(texts()).toEqual(['xy'])
})

test('saves every five seconds during continuous typing', () => {
  for (let second = 0; second < 11; second += 0.5) {
    QuestionRef(`at ${second}`)
    pass(500)
  }
  expect(texts()).toEqual(['at 4.5'])
})

test('sends one save of a question at a time, and the newest change after the response', async () => {
  QuestionRef('one')
  pass(1000)
  QuestionRef('two')
  pass(100)
  QuestionRef('three')
  pass(5000)
  expect(texts()).toEqual(['one'])
  await requests[0]?.answer(ok(7))
  expect(texts()).toEqual(['one', 'three'])
  expect(last().change.base).toBe(7)
})

test('saves two questions independently', () => {
  QuestionRef('here')
  QuestionRef('there', false, otherPlace)
  pass(1000)
  expect(texts()).toEqual(['here', 'there'])
})

test('retries after 1, 2, 4 … 30 seconds while offline, without counting as user activity', async () => {
  QuestionRef('x')
  pass(1000)
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = requests.length
    await last().answer(bad('unreachable'))
    pass(seconds * 1000 - 1)
    expect(requests.length).toBe(before)
    pass(1)
    expect(requests.length).toBe(before + 1)
  }
  expect(requests.map(({ manner }) => manner.byPerson)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(drafts.get('q')?.change.data).toEqual({ a: 'x' })
})

test('sends at once when the network returns', async () => {
  QuestionRef('x')
  pass(1000)
  await last().answer(bad('unreachable'))
  saving.flush()
  expect(texts()).toEqual(['x', 'x'])
})

test('a retry keeps its sequence number, and each later change has a higher one', async () => {
  QuestionRef('x')
  pass(1000)
  await last().answer(bad('unreachable'))
  pass(1000)
  QuestionRef('y')
  await last().answer(ok(1))
  pass(1000)
  const [first, again, next] = requests.map(({ change }) => change.sequence)
  expect(again).toBe(first)
  expect(next).toBeGreaterThan(Number(first))
})

test('Continue waits until all input is saved', async () => {
  QuestionRef('one')
  pass(1000)
  QuestionRef('two', true)
  const settled = saving.waitUntilSaved(place)
  await requests[0]?.answer(ok(1))
  await requests[1]?.answer(ok(2))
  expect(await settled).toBe(true)
  expect(last().change).toMatchObject({ isComplete: true, data: { a: 'two' } })
})

test.each<Failure>(['unreachable', 'signed-out', 'closed', 'refused'])(
  'Continue reports a failure (%s), and the draft stays',
  async (failure) => {
    QuestionRef('x')
    const settled = saving.waitUntilSaved(place)
    await last().answer(bad(failure))
    expect(await settled).toBe(false)
    expect(drafts.get('q')?.change.data).toEqual({ a: 'x' })
  },
)

test('pressing Continue after a failure retries at once', async () => {
  QuestionRef('x')
  const first = saving.waitUntilSaved(place)
  await last().answer(bad('unreachable'))
  await first
  const second = saving.waitUntilSaved(place)
  await last().answer(ok(1))
  expect(await second).toBe(true)
})

test.each<[failure: Failure, isReady: boolean]>([
  ['unreachable', false],
  ['refused', false],
  ['closed', true],
])('a case with an answer that is %s may be submitted: %s', async (failure, isReady) => {
  QuestionRef('x')
  const first = saving.waitUntilSaved(place)
  await last().answer(bad(failure))
  await first
  QuestionRef('foreign', false, { ...otherPlace, caseId: 'another' })
  const settled = saving.waitUntilCaseSaved('c')
  if (requests.length > 1) await last().answer(bad(failure))
  expect(await settled).toBe(isReady)
  expect(requests.every((request) => request.place.caseId === 'c')).toBe(true)
})

test('counts as saved when there is nothing to save', async () =>
  expect(await saving.waitUntilSaved(place)).toBe(true))

test('leaving the page sends waiting changes, also beside a save in flight', () => {
  QuestionRef('one')
  pass(1000)
  QuestionRef('two')
  QuestionRef('there', false, otherPlace)
  saving.leave()
  expect(texts().toSorted()).toEqual(['one', 'there', 'two'])
  expect(requests.slice(1).every(({ manner }) => manner.isLeaving)).toBe(true)
})

test("sends an earlier page's drafts of this case, also for questions that are not on the screen", async () => {
  QuestionRef('x')
  QuestionRef('foreign', false, { ...otherPlace, caseId: 'another' })
  requests = []
  saving = newPage('reloaded')
  saving.restore('c')
  expect(
    requests.map(({ place: to, change }) => [to.caseId, change.data['a'], change.writer]),
  ).toEqual([['c', 'x', 'tab']])
  await last().answer(ok(4))
  expect([...drafts.keys()]).toEqual(['other'])
})

test("shows an earlier page's draft until it is saved, whatever a read returns meanwhile", () => {
  QuestionRef('x')
  saving = newPage('reloaded')
  saving.restore('c')
  saving.setServerState(place, {
    data: { a: 'older' },
    revision: 2,
    isComplete: true,
    savedAt: undefined,
  })
  expect(saving.ofSection('c', 's').get('q')?.inFlight?.data).toEqual({ a: 'x' })
})

test('after logout sends nothing and ignores late responses', async () => {
  QuestionRef('one')
  pass(1000)
  QuestionRef('two')
  saving.close()
  await requests[0]?.answer(bad('unreachable'))
  pass(60_000)
  expect(texts()).toEqual(['one'])
  expect(saving.all()).toEqual([])
})

test('forgets a saved answer when no screen shows it, and keeps an unsaved one', async () => {
  QuestionRef('x')
  saving.forget(place)
  expect(saving.ofSection('c', 's').size).toBe(1)
  pass(1000)
  await last().answer(ok(1))
  saving.forget(place)
  expect(saving.ofSection('c', 's').size).toBe(0)
})

test('sends the drafts of two closed tabs for one question, oldest first, each with its own writer, sequence and base', async () => {
  const left = (writer: string, sequence: number, base: number): Draft => ({
    place,
    owner: writer,
    change: { data: { a: writer }, isComplete: false, writer, sequence, base },
  })
  for (const draft of [left('first', 7, 3), left('second', 2, 4)])
    drafts.set(draftName(place, draft.owner), draft)
  saving.restore()
  expect(texts()).toEqual(['first'])
  await last().answer(ok(5))
  expect(
    requests.map(({ change: { writer, sequence, base } }) => [writer, sequence, base]),
  ).toEqual([
    ['first', 7, 3],
    ['second', 2, 4],
  ])
  const settled = saving.waitUntilAllSaved()
  await last().answer(ok(6))
  expect([await settled, drafts.size, requests.length]).toEqual([true, 0, 2])
})

test("typing over another tab's draft continues the same draft, which is never deleted in between", () => {
  QuestionRef('theirs')
  saving = newPage('reloaded')
  saving.restore('c')
  QuestionRef('theirs, and mine')
  expect([...drafts].map(([name, { change }]) => [name, change.data['a'], change.writer])).toEqual([
    ['q', 'theirs, and mine', 'reloaded'],
  ])
})
