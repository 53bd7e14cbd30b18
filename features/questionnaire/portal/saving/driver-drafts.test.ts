// spec: saving#autosave, saving#one-in-flight, saving#retries
import { beforeEach, describe, expect, test } from 'vitest'
import type { Draft, TabSaving } from './driver.ts'
import { place, otherPlace, type Request, startPages, draftName, ok, bad } from './test-pages.ts'

let requests: Request[]
let drafts: Map<string, Draft>
let pass: ReturnType<typeof startPages>['pass']
let newPage: ReturnType<typeof startPages>['newPage']
let saving: TabSaving

beforeEach(() => {
  ;({ requests, drafts, pass, newPage } = startPages())
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

describe('words that a section refused while it was read-only', () => {
  const kept = () => [...drafts.values()].map(({ change }) => change.data['a'])
  const elsewhere = { ...place, sectionId: 'another', questionKey: 'third' }

  /** A page whose three answers, in two sections, were refused. */
  async function startClosed() {
    for (const to of [place, otherPlace, elsewhere]) {
      typeText(`for ${to.sectionId} ${to.questionKey}`, true, to)
      const settled = saving.waitUntilSaved(to)
      await last().answer(bad('closed'))
      await settled
    }
    requests.length = 0
  }

  test('are sent as they were left when that section can be changed, without a person', async () => {
    await startClosed()
    pass(60_000)
    saving.reopen('c', 's')
    expect(requests.map(({ place: to, manner }) => [to, manner.byPerson])).toEqual([
      [place, false],
      [otherPlace, false],
    ])
    expect(requests[1]?.change).toMatchObject({
      data: { a: 'for s other' },
      isComplete: true,
      writer: 'tab',
      sequence: 2,
      base: undefined,
    })
  })
  test('are kept when the section is submitted once more before they arrive', async () => {
    await startClosed()
    pass(60_000)
    const before = kept()
    saving.reopen('c', 's')
    await last().answer(bad('closed'))
    expect(kept()).toEqual(before)
    saving.reopen('c', 's')
    await last().answer(ok(2))
    expect(requests.map(({ change }) => change.data['a'])).toEqual([
      'for s q',
      'for s other',
      'for s other',
    ])
  })
  test('are sent only once, however often the open section is read', async () => {
    await startClosed()
    pass(60_000)
    saving.reopen('c', 's')
    saving.reopen('c', 's')
    for (const request of [...requests]) await request.answer(ok(2))
    saving.reopen('c', 's')
    expect(requests.length).toBe(2)
  })
  test('of a closed tab are sent under its writer', async () => {
    await startClosed()
    saving = newPage('reloaded')
    saving.restore('c')
    for (const request of [...requests]) await request.answer(bad('closed'))
    requests.length = 0
    saving.reopen('c', 's')
    expect(requests.map(({ change: { writer, sequence } }) => [writer, sequence])).toEqual([
      ['tab', 1],
      ['tab', 2],
    ])
  })
})
