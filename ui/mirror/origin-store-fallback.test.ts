import { beforeEach, expect, test, vi } from 'vitest'
import { maxOriginWaitMs } from './mirror.ts'
import { testStorage } from './test-storage.ts'
import type { UnsentStorage } from './unsent-storage.ts'
import { canary, origin, records, resetOrigin, storage, tab, type Browser } from './test-origin.ts'

beforeEach(resetOrigin)

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
  origin.isFull = full
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

/** Opens a tab that no longer waits for the storage of the origin. */
async function impatientTab(writer: string, browser: Browser) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const opening = tab(writer, 1, [1, 0], browser)
    await vi.waitFor(
      () => {
        vi.advanceTimersByTime(maxOriginWaitMs)
        return Promise.race([opening, Promise.reject(new Error('The mirror is not open'))])
      },
      { timeout: 20_000 },
    )
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
  origin.nowMs += 1
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

test('if the storage becomes full, the newer value is stored in the tab and the older one is deleted', async () => {
  const session = testStorage()
  const page = await tab('w1', 1, [1, 0], { tab: session })
  page.write('drafts', 'd', 'older')
  await page.flush()
  origin.isFull = true
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
