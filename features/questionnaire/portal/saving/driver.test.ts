// spec: saving#autosave, saving#one-in-flight, saving#retries
import { beforeEach, expect, test } from 'vitest'
import type { Draft, TabSaving } from './driver.ts'
import type { Failure } from './saving-state.ts'
import { place, otherPlace, type Request, startPages, ok, bad } from './test-pages.ts'

let requests: Request[]
let drafts: Map<string, Draft>
let pass: ReturnType<typeof startPages>['pass']
let saving: TabSaving

beforeEach(() => {
  const pages = startPages()
  ;({ requests, drafts, pass } = pages)
  saving = pages.newPage('tab')
})

const typeText = (a: string, isComplete = false, to = place) =>
  saving.type(to, { data: { a }, isComplete })
const texts = () => requests.map(({ change }) => change.data['a'])
const last = () => {
  const request = requests.at(-1)
  if (!request) throw new Error('nothing was sent')
  return request
}

test('stores a draft at once and removes it after the save', async () => {
  typeText('x')
  expect(drafts.get('q')?.change.data).toEqual({ a: 'x' })
  pass(1000)
  await last().answer(ok(1))
  expect(drafts.size).toBe(0)
})

test('sends one save, a second after the last input', () => {
  typeText('x')
  pass(600)
  typeText('xy')
  pass(999)
  expect(requests).toEqual([])
  pass(1)
  pass(10_000)
  expect(texts()).toEqual(['xy'])
})

test('saves every five seconds during continuous typing', () => {
  for (let second = 0; second < 11; second += 0.5) {
    typeText(`at ${second}`)
    pass(500)
  }
  expect(texts()).toEqual(['at 4.5'])
})

test('sends one save of a question at a time, and the newest change after the response', async () => {
  typeText('one')
  pass(1000)
  typeText('two')
  pass(100)
  typeText('three')
  pass(5000)
  expect(texts()).toEqual(['one'])
  await requests[0]?.answer(ok(7))
  expect(texts()).toEqual(['one', 'three'])
  expect(last().change.base).toBe(7)
})

test('saves two questions independently', () => {
  typeText('here')
  typeText('there', false, otherPlace)
  pass(1000)
  expect(texts()).toEqual(['here', 'there'])
})

test('retries after 1, 2, 4 … 30 seconds while offline, without counting as user activity', async () => {
  typeText('x')
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
  typeText('x')
  pass(1000)
  await last().answer(bad('unreachable'))
  saving.flush()
  expect(texts()).toEqual(['x', 'x'])
})

test('a retry keeps its sequence number, and each later change has a higher one', async () => {
  typeText('x')
  pass(1000)
  await last().answer(bad('unreachable'))
  pass(1000)
  typeText('y')
  await last().answer(ok(1))
  pass(1000)
  const [first, again, next] = requests.map(({ change }) => change.sequence)
  expect(again).toBe(first)
  expect(next).toBeGreaterThan(Number(first))
})

test('Continue waits until all input is saved', async () => {
  typeText('one')
  pass(1000)
  typeText('two', true)
  const settled = saving.waitUntilSaved(place)
  await requests[0]?.answer(ok(1))
  await requests[1]?.answer(ok(2))
  expect(await settled).toBe(true)
  expect(last().change).toMatchObject({ isComplete: true, data: { a: 'two' } })
})

test.each<Failure>(['unreachable', 'signed-out', 'closed', 'refused'])(
  'Continue reports a failure (%s), and the draft stays',
  async (failure) => {
    typeText('x')
    const settled = saving.waitUntilSaved(place)
    await last().answer(bad(failure))
    expect(await settled).toBe(false)
    expect(drafts.get('q')?.change.data).toEqual({ a: 'x' })
  },
)

test('pressing Continue after a failure retries at once', async () => {
  typeText('x')
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
])('if a save failed as %s, the case may still be submitted: %s', async (failure, isReady) => {
  typeText('x')
  const first = saving.waitUntilSaved(place)
  await last().answer(bad(failure))
  await first
  typeText('foreign', false, { ...otherPlace, caseId: 'another' })
  const settled = saving.waitUntilCaseSaved('c')
  if (requests.length > 1) await last().answer(bad(failure))
  expect(await settled).toBe(isReady)
  expect(requests.every((request) => request.place.caseId === 'c')).toBe(true)
})

test('a question without changes counts as saved', async () =>
  expect(await saving.waitUntilSaved(place)).toBe(true))

test('leaving the page sends waiting changes, even while another save is in progress', () => {
  typeText('one')
  pass(1000)
  typeText('two')
  typeText('there', false, otherPlace)
  saving.leave()
  expect(texts().toSorted()).toEqual(['one', 'there', 'two'])
  expect(requests.slice(1).every(({ manner }) => manner.isLeaving)).toBe(true)
})

test('after logout sends nothing and ignores late responses', async () => {
  typeText('one')
  pass(1000)
  typeText('two')
  saving.close()
  await requests[0]?.answer(bad('unreachable'))
  pass(60_000)
  expect(texts()).toEqual(['one'])
  expect(saving.all()).toEqual([])
})

test('forgets a saved answer when no screen shows it, and keeps an unsaved one', async () => {
  typeText('x')
  saving.forget(place)
  expect(saving.ofSection('c', 's').size).toBe(1)
  pass(1000)
  await last().answer(ok(1))
  saving.forget(place)
  expect(saving.ofSection('c', 's').size).toBe(0)
})
