import { webcrypto } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createMirror, maxOriginWaitMs } from './mirror.ts'
import { openOriginStore } from './origin-store.ts'
import { testStorage } from './test-storage.ts'
import type { UnsentRecord } from './unsent-records.ts'
import type { UnsentStorage } from './unsent-storage.ts'

const canary = 'Rosa Delgado owes 12,345 to nobody'
const hour = 3_600_000

let nowMs: number
let records: Map<string, UnsentRecord>
let isFull: boolean
/** Writer by tab that holds its lock. */
let locks: Map<string, string>
let marks: number

beforeEach(() => {
  nowMs = 1_700_000_000_000
  records = new Map()
  isFull = false
  locks = new Map()
  marks = 0
})

const storage: UnsentStorage = {
  all: () => Promise.resolve([...records.values()]),
  put(record) {
    if (isFull) return Promise.reject(new DOMException('No room is left', 'QuotaExceededError'))
    records.set(record.slot, record)
    return Promise.resolve()
  },
  remove(mark, slot) {
    if (records.get(slot)?.mark === mark) records.delete(slot)
    return Promise.resolve()
  },
}
const readKey = (byte: number) =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(byte), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
const parts = {
  now: () => nowMs,
  freshBytes: (count: number) => webcrypto.getRandomValues(new Uint8Array(count)),
  freshMark: () => `mark-${(marks += 1)}`,
}

interface Browser {
  readonly storage?: UnsentStorage
  readonly tab?: Storage
  readonly hasLocks?: boolean
  /** Writers of earlier page loads of this tab. */
  readonly earlier?: readonly string[]
  /** Runs right before this tab requests the lock of a writer. */
  readonly beforeLock?: (writer: string) => void
}

/** A tab of `account` with the server's keys of these `days`. */
async function tab(
  writer: string,
  account: number,
  days: readonly number[] = [1, 0],
  browser: Browser = {},
) {
  const mirror = createMirror({ storage: browser.tab ?? testStorage(), ...parts })
  const store = openOriginStore({
    storage: browser.storage ?? storage,
    writer,
    earlierWriters: new Set(browser.earlier),
    ...parts,
    keys: {
      mark: `account-${account}`,
      ring: await Promise.all(days.map((day) => readKey(account * 10 + day))),
    },
    holdWriter(name) {
      if (browser.hasLocks === false)
        return Promise.reject(new TypeError('navigator.locks is undefined'))
      browser.beforeLock?.(name)
      if (!locks.has(name)) locks.set(name, writer)
      return Promise.resolve(locks.get(name) === writer)
    },
  })
  await mirror.open(await readKey(account), store)
  const close = () => {
    mirror.close()
    for (const [name, holder] of locks) if (holder === writer) locks.delete(name)
  }
  return { ...mirror, close }
}

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
    ['drafts', 'w1', 'account-1', nowMs],
    ['forms', 'w1', 'account-1', nowMs],
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

test('leaves the records of an open tab alone, and one of two tabs takes them over after it closes', async () => {
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

test('returns a form to its tab after a reload although another tab has taken it over, and leaves a draft to that tab', async () => {
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

test('another account on the same computer neither reads nor deletes a record before its 24 hours are over', async () => {
  const rosa = await tab('w1', 1)
  rosa.write('drafts', 'd', canary)
  await rosa.flush()
  rosa.close()
  nowMs += 24 * hour - 1
  const spouse = await tab('w2', 2)
  expect([spouse.all('drafts'), records.size, locks.has('w1')]).toEqual([[], 1, false])
  spouse.close()
  expect((await tab('w3', 1)).read('drafts', 'd')).toBe(canary)
  nowMs += 1
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
  for (const changes of [{ savedAtMs: nowMs + hour }, { writer: 'w9' }, { kind: 'forms' as const }])
    expect(await count([5, 4], changes)).toEqual([0, 1])
})

test('restores records that an earlier portal stored in the tab once, and moves them', async () => {
  const session = testStorage()
  const earlier = createMirror({ storage: session, ...parts })
  await earlier.open(await readKey(1))
  earlier.write('drafts', 'c|s|q', canary)
  earlier.write('cases', 'c', 1)
  await earlier.flush()
  earlier.close()
  nowMs += hour
  const next = await tab('w1', 1, [1, 0], { tab: session })
  expect([next.read('drafts', 'c|s|q'), next.isFromBefore('drafts', 'c|s|q')]).toEqual([
    canary,
    true,
  ])
  await next.flush()
  expect(Object.keys(session).map((name) => name.split('.')[2])).toEqual(['cases'])
  expect([...records.values()].map(({ savedAtMs }) => savedAtMs)).toEqual([nowMs - hour])
})

const refusing: UnsentStorage = {
  ...storage,
  all: () => Promise.reject(new DOMException('Private', 'InvalidStateError')),
}

test.each<[where: string, full: boolean, browser: Browser]>([
  ['the storage refuses to open', false, { storage: refusing }],
  ['the storage has no room', true, {}],
  ['there are no Web Locks', false, { hasLocks: false }],
])('stores input in the tab when %s', async (_, full, more) => {
  const session = testStorage()
  isFull = full
  const browser = { tab: session, ...more }
  const page = await tab('w1', 1, [1, 0], browser)
  page.write('drafts', 'd', canary)
  await page.flush()
  page.write('drafts', 'd', `${canary}!`)
  await page.flush()
  expect([Object.keys(session).length, records.size]).toEqual([1, 0])
  page.close()
  expect((await tab('w2', 1, [1, 0], browser)).read('drafts', 'd')).toBe(`${canary}!`)
})

/** A storage whose reads wait for `answer`. */
function slowStorage() {
  let answer = (): void => undefined
  const closed = new Promise<void>((resolve) => (answer = resolve))
  return { storage: { ...storage, all: () => closed.then(storage.all) }, answer }
}

/** A tab that has stopped waiting for the origin's storage. */
async function impatientTab(writer: string, browser: Browser) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const opening = tab(writer, 1, [1, 0], browser)
    await vi.waitFor(() => {
      vi.advanceTimersByTime(maxOriginWaitMs)
      return Promise.race([opening, Promise.reject(new Error('The mirror is not open'))])
    })
    return await opening
  } finally {
    vi.useRealTimers()
  }
}

test('a storage that responds late returns its drafts and stores what was typed meanwhile', async () => {
  const session = testStorage()
  const before = await tab('w1', 1)
  before.write('drafts', 'earlier', canary)
  before.write('forms', 'profile', 'older')
  await before.flush()
  before.close()
  const slow = slowStorage()
  const page = await impatientTab('w2', { tab: session, storage: slow.storage })
  let calls = 0
  page.subscribe(() => (calls += 1))
  nowMs += 1
  page.write('drafts', 'meanwhile', 'typed')
  page.write('forms', 'profile', 'newer')
  await page.flush()
  expect([page.isOpen(), page.all('drafts').map(({ id }) => id), calls]).toEqual([
    true,
    ['meanwhile'],
    0,
  ])
  expect(Object.keys(session)).toHaveLength(2)

  slow.answer()
  await expect.poll(() => calls).toBe(1)
  expect(page.read('drafts', 'earlier')).toBe(canary)
  expect(page.read('drafts', 'meanwhile')).toBe('typed')
  expect(page.read('forms', 'profile')).toBe('newer')
  await page.flush()
  expect(Object.keys(session)).toHaveLength(0)
  page.close()
  const after = await tab('w3', 1, [1, 0], { tab: session })
  expect(after.all('drafts').map(({ value }) => value)).toEqual([canary, 'typed'])
  expect(after.read('forms', 'profile')).toBe('newer')
  expect(records.size).toBe(3)
})

test('a storage that responds after the session has ended returns nothing', async () => {
  const before = await tab('w1', 1)
  before.write('drafts', 'd', canary)
  await before.flush()
  before.close()
  const slow = slowStorage()
  const page = await impatientTab('w2', { storage: slow.storage })
  page.close()
  slow.answer()
  await slow.storage.all()
  await page.flush()
  expect([page.all('drafts'), records.size]).toEqual([[], 1])
})

test('a storage that becomes full does not keep an older value beside the newer one in the tab', async () => {
  const session = testStorage()
  const page = await tab('w1', 1, [1, 0], { tab: session })
  page.write('drafts', 'd', 'older')
  await page.flush()
  isFull = true
  page.write('drafts', 'd', 'newer')
  await page.flush()
  expect([Object.keys(session).length, records.size]).toEqual([1, 0])
})

test('signing out during a write stores nothing', async () => {
  const page = await tab('w1', 1)
  page.write('drafts', 'd', canary)
  const flushed = page.flush()
  page.close()
  await flushed
  expect(records.size).toBe(0)
})
