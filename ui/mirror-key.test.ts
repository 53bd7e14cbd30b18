// The key is held for one account at a time, cannot be read out, and what waits is saved before it is forgotten.
import { beforeEach, expect, test, vi } from 'vitest'

const text = (byte: number) => Buffer.alloc(32, byte).toString('base64url')

beforeEach(() => vi.resetModules())

async function freshPage() {
  const held = await import('./mirror-key.ts')
  const heard: Array<CryptoKey | undefined> = []
  held.onMirrorKey((key) => heard.push(key))
  return { ...held, heard }
}

test('the key of an account is taken once, and no script can read it', async () => {
  const { takeMirrorKey, mirrorKeyArrived, heard } = await freshPage()
  takeMirrorKey('a1', text(1))
  await mirrorKeyArrived()
  takeMirrorKey('a1', text(1))
  await mirrorKeyArrived()
  expect(heard).toEqual([undefined, expect.objectContaining({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } })])
})

test('another account has another key; signing off forgets it, even one that was still on its way', async () => {
  const { takeMirrorKey, forgetMirrorKey, mirrorKeyArrived, heard } = await freshPage()
  takeMirrorKey('a1', text(1))
  await mirrorKeyArrived()
  takeMirrorKey('a2', text(2))
  await mirrorKeyArrived()
  expect(heard.map((key) => key !== undefined)).toEqual([false, true, false, true])
  forgetMirrorKey()
  takeMirrorKey('a1', text(1))
  forgetMirrorKey()
  await mirrorKeyArrived()
  expect(heard.map((key) => key !== undefined)).toEqual([false, true, false, true, false])
})

test.each([[null], [''], ['short'], ['no base64 %%%']])('%j is no key, and no harm', async (given) => {
  const { takeMirrorKey, mirrorKeyArrived, heard } = await freshPage()
  takeMirrorKey('a1', given)
  await mirrorKeyArrived()
  expect(heard.filter(Boolean)).toEqual([])
})

test('everything is saved that waits, whatever fails', async () => {
  const { beforeMirrorCloses, saveMirror } = await freshPage()
  const saved = vi.fn(() => Promise.resolve())
  beforeMirrorCloses(() => Promise.reject(new Error('full')))
  beforeMirrorCloses(saved)
  await saveMirror()
  expect(saved).toHaveBeenCalledOnce()
})
