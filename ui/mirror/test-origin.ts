import { createMirror } from './mirror.ts'
import { openOriginStore } from './origin-store.ts'
import { testStorage } from './test-storage.ts'
import type { UnsentRecord } from './unsent-records.ts'
import type { UnsentStorage } from './unsent-storage.ts'

export const canary = 'Rosa Delgado owes 12,345 to nobody'
export const hour = 3_600_000

export const origin = { nowMs: 0, isFull: false }
export const records = new Map<string, UnsentRecord>()
/** Writer by tab that holds its lock. */
export const locks = new Map<string, string>()
/** Tabs of a test that it left open: their delayed writes would reach the next test. */
const openTabs = new Set<() => void>()
let marks: number

export function resetOrigin(): void {
  for (const close of openTabs) close()
  origin.nowMs = 1_700_000_000_000
  records.clear()
  origin.isFull = false
  locks.clear()
  marks = 0
}

export const storage: UnsentStorage = {
  all: () => Promise.resolve([...records.values()]),
  put(record) {
    if (origin.isFull)
      return Promise.reject(new DOMException('No room is left', 'QuotaExceededError'))
    records.set(record.slot, record)
    return Promise.resolve()
  },
  remove(mark, slot) {
    if (records.get(slot)?.mark === mark) records.delete(slot)
    return Promise.resolve()
  },
}
export const readKey = (byte: number) =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(byte), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
export const parts = {
  now: () => origin.nowMs,
  freshBytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  freshMark: () => `mark-${(marks += 1)}`,
}

export interface Browser {
  readonly storage?: UnsentStorage
  readonly tab?: Storage
  readonly hasLocks?: boolean
  /** Writers of earlier page loads of this tab. */
  readonly earlier?: readonly string[]
  /** Runs right before this tab requests the lock of a writer. */
  readonly beforeLock?: (writer: string) => void
}

/** A tab of `account` with the server's keys of these `days`. */
export async function tab(
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
    openTabs.delete(close)
    mirror.close()
    for (const [name, holder] of locks) if (holder === writer) locks.delete(name)
  }
  openTabs.add(close)
  return { ...mirror, close }
}
