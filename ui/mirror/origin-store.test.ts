import { beforeEach, expect, test } from 'vitest'
import { createMirror } from './mirror.ts'
import { testStorage } from './test-storage.ts'
import type { UnsentRecord } from './unsent-records.ts'
import {
  canary,
  hour,
  locks,
  origin,
  parts,
  readKey,
  records,
  resetOrigin,
  tab,
} from './test-origin.ts'

beforeEach(resetOrigin)

test('restores input of a closed tab in the next tab of the same account, with its time', async () => {
  const first = await tab('w1', 1)
  first.write('drafts', 'c|s|q|w1', { story: canary })
  first.write('forms', 'profile', { street: canary })
  first.write('cases', 'c', 'stays in the tab')
  await first.flush()
  expect(
    [...records.values()].map(({ kind, writer, mark, savedAtMs }) => [
      kind,
      writer,
      mark,
      savedAtMs,
    ]),
  ).toEqual([
    ['drafts', 'w1', 'account-1', origin.nowMs],
    ['forms', 'w1', 'account-1', origin.nowMs],
  ])
  expect(JSON.stringify([...records.values()])).not.toMatch(/Rosa|12,345|story|c\|s\|q|profile/)
  first.close()
  const next = await tab('w2', 1)
  expect([
    next.read('drafts', 'c|s|q|w1'),
    next.read('forms', 'profile'),
    next.isFromBefore('forms', 'profile'),
  ]).toEqual([{ story: canary }, { street: canary }, true])
  next.remove('drafts', 'c|s|q|w1')
  expect([...records.values()].map(({ kind }) => kind)).toEqual(['forms'])
})

test('does not read the records of an open tab; after it closes, one of two other tabs takes them over', async () => {
  const living = await tab('w1', 1)
  living.write('drafts', 'd', canary)
  await living.flush()
  const [first, two] = [await tab('w2', 1), await tab('w3', 1)]
  await Promise.all([first.adoptAll(), two.adoptAll()])
  expect([first.all('drafts'), two.all('drafts')]).toEqual([[], []])
  living.close()
  await Promise.all([first.adoptAll(), two.adoptAll()])
  expect([first.all('drafts').length, two.all('drafts').length].toSorted()).toEqual([0, 1])
  expect((await tab('w4', 1)).all('drafts')).toEqual([])
})

test('after a reload, a tab gets its form back even if another tab has taken it over, but not its draft', async () => {
  const before = await tab('w1', 1)
  before.write('forms', 'profile', { street: canary })
  before.write('drafts', 'd', canary)
  await before.flush()
  before.close()
  const second = await tab('w2', 1)
  expect(second.read('forms', 'profile')).toEqual({ street: canary })
  const after = await tab('w3', 1, [1, 0], { earlier: ['w1'] })
  expect([
    after.read('forms', 'profile'),
    after.isFromBefore('forms', 'profile'),
    after.all('drafts'),
  ]).toEqual([{ street: canary }, true, []])
})

test('exactly one of two tabs restored at once gets a record', async () => {
  const gone = await tab('w1', 1)
  gone.write('drafts', 'd', canary)
  await gone.flush()
  gone.close()
  const [first, two] = await Promise.all([tab('w2', 1), tab('w3', 1)])
  expect([first.all('drafts').length, two.all('drafts').length].toSorted()).toEqual([0, 1])
})

test('does not restore a record that another tab sends and releases during the read', async () => {
  const gone = await tab('w1', 1)
  gone.write('drafts', 'd', canary)
  await gone.flush()
  gone.close()
  const sender = await tab('w2', 1)
  const late = await tab('w3', 1, [1, 0], {
    beforeLock(writer) {
      if (writer !== 'w1') return
      sender.remove('drafts', 'd')
      sender.close()
    },
  })
  expect([late.all('drafts'), locks.get('w1')]).toEqual([[], 'w3'])
})

test('another account on the same computer does not read a record and deletes it only after 24 hours', async () => {
  const rosa = await tab('w1', 1)
  rosa.write('drafts', 'd', canary)
  await rosa.flush()
  rosa.close()
  origin.nowMs += 24 * hour - 1
  const spouse = await tab('w2', 2)
  expect([spouse.all('drafts'), records.size, locks.has('w1')]).toEqual([[], 1, false])
  spouse.close()
  expect((await tab('w3', 1)).read('drafts', 'd')).toBe(canary)
  origin.nowMs += 1
  await tab('w4', 2)
  expect(records.size).toBe(0)
})

test('leaves a record alone that has the mark of this account but does not open with its keys', async () => {
  const rosa = await tab('w1', 1, [5, 4])
  rosa.write('drafts', 'd', canary)
  await rosa.flush()
  rosa.close()
  const [[slot, record] = ['', undefined]] = records
  const count = async (days: readonly number[], changes?: Partial<UnsentRecord>) => {
    if (record) records.set(slot, { ...record, ...changes })
    const page = await tab('w2', 1, days)
    const remaining = page.all('drafts').length
    page.close()
    return [remaining, records.size]
  }
  expect(await count([5, 4])).toEqual([1, 1])
  expect(await count([6, 5]), 'the next day').toEqual([1, 1])
  expect(await count([7, 6]), 'two days later').toEqual([0, 1])
  for (const changes of [
    { savedAtMs: origin.nowMs + hour },
    { writer: 'w9' },
    { kind: 'forms' as const },
  ])
    expect(await count([5, 4], changes)).toEqual([0, 1])
})

test('restores records that an earlier version stored in the tab, and moves them to the storage of the origin', async () => {
  const session = testStorage()
  const earlier = createMirror({ storage: session, ...parts })
  await earlier.open(await readKey(1))
  earlier.write('drafts', 'c|s|q', canary)
  earlier.write('cases', 'c', 1)
  await earlier.flush()
  earlier.close()
  origin.nowMs += hour
  const next = await tab('w1', 1, [1, 0], { tab: session })
  expect([next.read('drafts', 'c|s|q'), next.isFromBefore('drafts', 'c|s|q')]).toEqual([
    canary,
    true,
  ])
  await next.flush()
  expect(Object.keys(session).map((name) => name.split('.')[2])).toEqual(['cases'])
  expect([...records.values()].map(({ savedAtMs }) => savedAtMs)).toEqual([origin.nowMs - hour])
})
