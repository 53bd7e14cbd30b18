// spec: saving#autosave, saving#one-in-flight, saving#retries
import { beforeEach, expect, test } from 'vitest'
import type { Draft, TabSaving } from './driver.ts'
import { place, otherPlace, type Request, startPages, draftName, ok } from './test-pages.ts'

let requests: Request[]
let drafts: Map<string, Draft>
let newPage: ReturnType<typeof startPages>['newPage']
let saving: TabSaving

beforeEach(() => {
  ;({ requests, drafts, newPage } = startPages())
  saving = newPage('tab')
})

const typeText = (a: string, isComplete = false, to = place) =>
  saving.type(to, { data: { a }, isComplete })
const texts = () => requests.map(({ change }) => change.data['a'])
const last = () => {
  const request = requests.at(-1)
  if (!request) throw new Error('nothing was sent')
  return request
}

test("sends an earlier page's drafts of this case, even for questions that are not on the screen", async () => {
  typeText('x')
  typeText('foreign', false, { ...otherPlace, caseId: 'another' })
  requests.length = 0
  saving = newPage('reloaded')
  saving.restore('c')
  expect(
    requests.map(({ place: to, change }) => [to.caseId, change.data['a'], change.writer]),
  ).toEqual([['c', 'x', 'tab']])
  await last().answer(ok(4))
  expect([...drafts.keys()]).toEqual(['other'])
})

test("shows an earlier page's draft until it is saved, even if a read returns another answer meanwhile", () => {
  typeText('x')
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

test("input on top of an earlier page's draft replaces its text, and the draft is never deleted in between", () => {
  typeText('theirs')
  saving = newPage('reloaded')
  saving.restore('c')
  typeText('theirs, and mine')
  expect([...drafts].map(([name, { change }]) => [name, change.data['a'], change.writer])).toEqual([
    ['q', 'theirs, and mine', 'reloaded'],
  ])
})
