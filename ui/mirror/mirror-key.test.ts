// The key is held for one account at a time, cannot be read out, and what waits is saved before it is forgotten.
import { beforeEach, expect, test, vi } from 'vitest'
import type { MirrorKeys } from './mirror-key.ts'
import { testStorage } from './test-storage.ts'

const text = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const told = (byte: number, ...days: number[]) => ({
  mirrorKey: text(byte),
  unsentKeys: days.map(text),
})

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', testStorage())
})

async function freshPage() {
  const held = await import('./mirror-key.ts')
  const heard: Array<MirrorKeys | undefined> = []
  held.onMirrorKeys((keys) => heard.push(keys))
  return { ...held, heard }
}

test('the key of an account is taken once, and no script can read it', async () => {
  const { takeMirrorKeys, mirrorKeyArrived, heard } = await freshPage()
  takeMirrorKeys('a1', told(1))
  await mirrorKeyArrived()
  takeMirrorKeys('a1', told(1))
  await mirrorKeyArrived()
  expect(heard).toEqual([
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

test('another account has another key; signing off forgets it, even one that was still on its way', async () => {
  const { takeMirrorKeys, forgetMirrorKeys, mirrorKeyArrived, heard } = await freshPage()
  takeMirrorKeys('a1', told(1))
  await mirrorKeyArrived()
  takeMirrorKeys('a2', told(2))
  await mirrorKeyArrived()
  expect(heard.map((key) => key !== undefined)).toEqual([false, true, false, true])
  forgetMirrorKeys()
  takeMirrorKeys('a1', told(1))
  forgetMirrorKeys()
  await mirrorKeyArrived()
  expect(heard.map((key) => key !== undefined)).toEqual([false, true, false, true, false])
})

test.each([[null], [''], ['short'], ['no base64 %%%']])(
  '%j is no key, and no harm',
  async (given) => {
    const { takeMirrorKeys, mirrorKeyArrived, heard } = await freshPage()
    takeMirrorKeys('a1', { mirrorKey: given })
    await mirrorKeyArrived()
    expect(heard.filter(Boolean)).toEqual([])
  },
)

test('everything is saved that waits, whatever fails', async () => {
  const { beforeMirrorCloses, saveMirror } = await freshPage()
  const saved = vi.fn(() => Promise.resolve())
  beforeMirrorCloses(() => Promise.reject(new Error('full')))
  beforeMirrorCloses(saved)
  await saveMirror()
  expect(saved).toHaveBeenCalledOnce()
})

async function unsentOf(accountId: string, byte: number, ...days: number[]) {
  const page = await freshPage()
  page.takeMirrorKeys(accountId, told(byte, ...days))
  await page.mirrorKeyArrived()
  const unsent = page.heard.at(-1)?.unsent
  if (!unsent) throw new Error('No keys for unsent answers')
  return { ...page, unsent }
}

test('an account has one mark whatever the day, another account has another, and neither its id nor a key can be read in it', async () => {
  const { unsent: monday } = await unsentOf('a1', 1, 11, 10)
  const { unsent: tuesday } = await unsentOf('a1', 1, 12, 11)
  const { unsent: spouse } = await unsentOf('a2', 2, 13, 14)
  expect(tuesday.mark).toBe(monday.mark)
  expect(spouse.mark).not.toBe(monday.mark)
  expect(monday.mark).toMatch(/^[\w+/]{43}=$/)
  expect([text(1), text(11)]).not.toContain(monday.mark)
  expect(monday.ring.map(({ extractable }) => extractable)).toEqual([false, false])
})

test('the keys of a new day replace those of the day before, and the mirror stays open', async () => {
  const { takeMirrorKeys, mirrorKeyArrived, heard, unsent } = await unsentOf('a1', 1, 11, 10)
  const before = unsent.ring
  takeMirrorKeys('a1', told(1, 11, 10))
  await mirrorKeyArrived()
  expect(unsent.ring).toBe(before)
  takeMirrorKeys('a1', told(1, 12, 11))
  await mirrorKeyArrived()
  expect(unsent.ring).not.toBe(before)
  expect(heard).toHaveLength(2)
})

test('no key is written down; the mark is, for deleting what it names', async () => {
  await unsentOf('a1', 1, 11, 10)
  const stored = JSON.stringify({ ...sessionStorage })
  for (const key of [text(1), text(11), text(10)]) expect(stored).not.toContain(key)
  expect(Object.keys(sessionStorage)).toEqual(['daybreak.unsent-mark'])
})
