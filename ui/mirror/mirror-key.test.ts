import { beforeEach, expect, test, vi } from 'vitest'
import type { MirrorKeys } from './mirror-key.ts'
import { testStorage } from './test-storage.ts'

const text = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const getKeys = (byte: number, ...days: number[]) => ({
  mirrorKey: text(byte),
  unsentKeys: days.map(text),
})

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', testStorage())
})

async function freshPage() {
  const held = await import('./mirror-key.ts')
  const changes: Array<MirrorKeys | undefined> = []
  held.onMirrorKeys((keys) => changes.push(keys))
  return { ...held, changes: changes }
}

test('imports the key of an account once, and scripts cannot read the imported key', async () => {
  const { takeMirrorKeys, mirrorKeyArrived, changes } = await freshPage()
  takeMirrorKeys('a1', getKeys(1))
  await mirrorKeyArrived()
  takeMirrorKeys('a1', getKeys(1))
  await mirrorKeyArrived()
  expect(changes).toEqual([
    undefined,
    {
      tab: expect.objectContaining({
        extractable: false,
        algorithm: { name: 'AES-GCM', length: 256 },
      }),
      unsent: undefined,
    },
  ])
})

test('uses another key for another account; signing off forgets even a key that is still being imported', async () => {
  const { takeMirrorKeys, forgetMirrorKeys, mirrorKeyArrived, changes } = await freshPage()
  takeMirrorKeys('a1', getKeys(1))
  await mirrorKeyArrived()
  takeMirrorKeys('a2', getKeys(2))
  await mirrorKeyArrived()
  expect(changes.map((key) => key !== undefined)).toEqual([false, true, false, true])
  forgetMirrorKeys()
  takeMirrorKeys('a1', getKeys(1))
  forgetMirrorKeys()
  await mirrorKeyArrived()
  expect(changes.map((key) => key !== undefined)).toEqual([false, true, false, true, false])
})

test.each([[null], [''], ['short'], ['no base64 %%%']])('ignores %j as a key', async (given) => {
  const { takeMirrorKeys, mirrorKeyArrived, changes } = await freshPage()
  takeMirrorKeys('a1', { mirrorKey: given })
  await mirrorKeyArrived()
  expect(changes.filter(Boolean)).toEqual([])
})

test('saves all pending records, even when one fails', async () => {
  const { beforeMirrorCloses, saveMirror } = await freshPage()
  const saved = vi.fn(() => Promise.resolve())
  beforeMirrorCloses(() => Promise.reject(new Error('full')))
  beforeMirrorCloses(saved)
  await saveMirror()
  expect(saved).toHaveBeenCalledOnce()
})

async function readUnsent(accountId: string, byte: number, ...days: number[]) {
  const page = await freshPage()
  page.takeMirrorKeys(accountId, getKeys(byte, ...days))
  await page.mirrorKeyArrived()
  const unsent = page.changes.at(-1)?.unsent
  if (!unsent) throw new Error('No keys for unsent answers')
  return { ...page, unsent }
}

test('the mark of an account is the same every day, unique, and reveals neither ID nor key', async () => {
  const { unsent: monday } = await readUnsent('a1', 1, 11, 10)
  const { unsent: tuesday } = await readUnsent('a1', 1, 12, 11)
  const { unsent: spouse } = await readUnsent('a2', 2, 13, 14)
  expect(tuesday.mark).toBe(monday.mark)
  expect(spouse.mark).not.toBe(monday.mark)
  expect(monday.mark).toMatch(/^[\w+/]{43}=$/)
  expect([text(1), text(11)]).not.toContain(monday.mark)
  expect(monday.ring.map(({ extractable }) => extractable)).toEqual([false, false])
})

test('the keys of a new day replace the old ones while the mirror stays open', async () => {
  const { takeMirrorKeys, mirrorKeyArrived, changes, unsent } = await readUnsent('a1', 1, 11, 10)
  const before = unsent.ring
  takeMirrorKeys('a1', getKeys(1, 11, 10))
  await mirrorKeyArrived()
  expect(unsent.ring).toBe(before)
  takeMirrorKeys('a1', getKeys(1, 12, 11))
  await mirrorKeyArrived()
  expect(unsent.ring).not.toBe(before)
  expect(changes).toHaveLength(2)
})

test('stores no key, but stores the mark for deleting its records', async () => {
  await readUnsent('a1', 1, 11, 10)
  const stored = JSON.stringify({ ...sessionStorage })
  for (const key of [text(1), text(11), text(10)]) expect(stored).not.toContain(key)
  expect(Object.keys(sessionStorage)).toEqual(['daybreak.unsent-mark'])
})
