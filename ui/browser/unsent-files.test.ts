import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasUnsentFilesInTabs, holdUnsentFiles } from './unsent-files.ts'

/** The locks of a browser, as far as shared locks need them. */
function testLocks() {
  const held: { readonly name: string }[] = []
  return {
    async request(name: string, _: LockOptions, hold: () => Promise<void>) {
      const lock = { name }
      held.push(lock)
      await hold()
      held.splice(held.indexOf(lock), 1)
    },
    query: () => Promise.resolve({ held }),
  }
}

beforeEach(() => vi.stubGlobal('navigator', { locks: testLocks() }))
afterEach(() => vi.unstubAllGlobals())

test('there are unsent files until the last tab has released its lock', async () => {
  expect(await hasUnsentFilesInTabs()).toBe(false)
  const releases = [holdUnsentFiles(), holdUnsentFiles()]
  expect(await hasUnsentFilesInTabs()).toBe(true)
  releases[0]?.()
  await Promise.resolve()
  expect(await hasUnsentFilesInTabs()).toBe(true)
  releases[1]?.()
  await Promise.resolve()
  expect(await hasUnsentFilesInTabs()).toBe(false)
})

test('other locks are no unsent files', async () => {
  void navigator.locks.request(
    'daybreak-writer-1',
    { mode: 'shared' },
    () => new Promise(() => undefined),
  )
  expect(await hasUnsentFilesInTabs()).toBe(false)
})

test.each([
  ['has no Web Locks', {}],
  [
    'denies access',
    {
      locks: {
        request: () => Promise.reject(new Error()),
        query: () => Promise.reject(new Error()),
      },
    },
  ],
])('nothing is known of other tabs in a browser that %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  holdUnsentFiles()()
  expect(await hasUnsentFilesInTabs()).toBe(false)
})
