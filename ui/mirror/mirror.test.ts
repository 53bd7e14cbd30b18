import { webcrypto } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { unseal } from './mirror-cipher.ts'
import { emptyTab, eraseMirror, eraseOthers, toSlot } from './mirror-storage.ts'
import { createMirror, mirrorDelayMs } from './mirror.ts'
import { testStorage } from './test-storage.ts'

const canary = 'Rosa Delgado owes 12,345 to nobody'
const hour = 3_600_000

let storage: Storage
let nowMs: number
let marks: number
/** Runs while a record is being sealed. */
let whileSealing: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  storage = testStorage()
  nowMs = 1_700_000_000_000
  marks = 0
  whileSealing = undefined
  return () => vi.useRealTimers()
})

const readKey = (byte: number) =>
  crypto.subtle.importKey('raw', new Uint8Array(32).fill(byte), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])

/** Creates the mirror of a page that was just loaded in this tab. */
async function page(byte?: number) {
  const mirror = createMirror({
    storage,
    now: () => nowMs,
    freshBytes(count) {
      whileSealing?.()
      return webcrypto.getRandomValues(new Uint8Array(count))
    },
    freshMark: () => `mark-${(marks += 1)}`,
  })
  if (byte !== undefined) await mirror.open(await readKey(byte))
  return mirror
}

const stored = () => Object.keys(storage).map((name) => [name, storage.getItem(name)])

test('restores records after a reload and marks them as earlier ones', async () => {
  const before = await page(1)
  before.write('forms', 'profile', { street: canary })
  expect(before.read('forms', 'profile')).toEqual({ street: canary })
  expect(before.isFromBefore('forms', 'profile')).toBe(false)
  expect(stored()).toEqual([])
  await vi.advanceTimersByTimeAsync(mirrorDelayMs)
  await before.flush()
  const after = await page(1)
  expect([
    after.isOpen(),
    after.read('forms', 'profile'),
    after.isFromBefore('forms', 'profile'),
  ]).toEqual([true, { street: canary }, true])
  after.write('forms', 'profile', { street: 'Elm' })
  expect(after.isFromBefore('forms', 'profile')).toBe(false)
  await after.flush()
  expect((await page(1)).read('forms', 'profile')).toEqual({ street: 'Elm' })
  expect(stored()).toHaveLength(1)
})

test('stores neither values nor names in plain text, and seals the same text differently each time', async () => {
  const mirror = await page(1)
  mirror.write('forms', `deactivate:${canary}`, canary)
  mirror.write('cases', 'the-first', { caseType: canary })
  mirror.write('cases', 'the-second', { caseType: canary })
  await mirror.flush()
  const text = JSON.stringify(stored())
  // Words long enough not to occur in sealed text by chance.
  for (const word of [
    'Delgado',
    '12,345',
    'nobody',
    btoa(canary).slice(4, 20),
    'caseType',
    'deactivate',
    'the-first',
    'savedAtMs',
  ])
    expect(text).not.toContain(word)
  expect(Object.keys(storage)).toEqual([
    'daybreak.mirror.forms.mark-1',
    'daybreak.mirror.cases.mark-2',
    'daybreak.mirror.cases.mark-3',
  ])
  expect(new Set(stored().map(([, sealed]) => sealed?.slice(0, 16))).size).toBe(3)
})

test('opens nothing for another account and deletes what it cannot open', async () => {
  const rosa = await page(1)
  rosa.write('forms', 'profile', canary)
  await rosa.flush()
  storage.setItem('daybreak.case', 'c1')
  const marcus = await page(2)
  expect([marcus.read('forms', 'profile'), marcus.all('forms')]).toEqual([undefined, []])
  expect(stored()).toEqual([['daybreak.case', 'c1']])
})

test('rejects a record that was moved or changed', async () => {
  const mirror = await page(1)
  mirror.write('cases', 'c1', canary)
  await mirror.flush()
  const [[, sealed = ''] = []] = stored()
  const bent = `${sealed?.slice(0, 30)}${sealed?.[30] === 'A' ? 'B' : 'A'}${sealed?.slice(31)}`
  storage.clear()
  storage.setItem(toSlot('forms', 'a'), sealed ?? '')
  storage.setItem(toSlot('cases', 'b'), bent)
  storage.setItem(toSlot('passwords', 'c'), sealed ?? '')
  storage.setItem(toSlot('cases', 'd'), 'no base64 at all!')
  storage.setItem(toSlot('cases', 'e'), '')
  const after = await page(1)
  expect([after.all('forms'), after.all('cases'), stored()]).toEqual([[], [], []])
  expect(await unseal(await readKey(1), 'cases', sealed ?? '')).toMatchObject({
    id: 'c1',
    value: canary,
  })
})

test('drops the oldest entry in memory and in storage, also after a reload', async () => {
  const mirror = await page(1)
  for (let at = 0; at < 12; at += 1) {
    mirror.write('cases', `c${at}`, at)
    nowMs += 1
  }
  mirror.write('forms', 'profile', 'stays')
  await mirror.flush()
  const after = await page(1)
  expect(after.all('cases').map(({ id }) => id)).toEqual([
    'c2',
    'c3',
    'c4',
    'c5',
    'c6',
    'c7',
    'c8',
    'c9',
    'c10',
    'c11',
  ])
  after.write('cases', 'c2', 'again')
  after.write('cases', 'new', 0)
  expect(after.read('cases', 'c3')).toBeUndefined()
  expect(after.read('cases', 'c2')).toBe('again')
  await after.flush()
  expect(stored()).toHaveLength(11)
})

test('expires a form after a day', async () => {
  const mirror = await page(1)
  mirror.write('forms', 'profile', canary)
  mirror.write('cases', 'c1', 1)
  await mirror.flush()
  nowMs += 24 * hour - 1
  expect((await page(1)).read('forms', 'profile')).toBe(canary)
  nowMs += 1
  expect(mirror.read('forms', 'profile')).toBeUndefined()
  const after = await page(1)
  expect([after.read('forms', 'profile'), after.read('cases', 'c1'), stored().length]).toEqual([
    undefined,
    1,
    1,
  ])
})

test('removes an entry from storage, and a pending write does not restore it', async () => {
  const mirror = await page(1)
  mirror.write('forms', 'profile', canary)
  await mirror.flush()
  mirror.write('forms', 'profile', 'more')
  whileSealing = () => mirror.remove('forms', 'profile')
  await mirror.flush()
  expect([mirror.read('forms', 'profile'), stored()]).toEqual([undefined, []])
})

test('writes nothing after closing: no waiting record, no record being sealed, no later one', async () => {
  const mirror = await page(1)
  mirror.write('forms', 'one', canary)
  mirror.write('forms', 'two', canary)
  whileSealing = () => {
    mirror.write('forms', 'three', canary)
    mirror.close()
    storage.clear()
    mirror.write('forms', 'four', canary)
  }
  await mirror.flush()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([stored(), mirror.all('forms'), mirror.isOpen()]).toEqual([[], [], false])
})

test('flush stores what was written while the same record was being sealed', async () => {
  const mirror = await page(1)
  mirror.write('drafts', 'a', 'one word')
  whileSealing = () => {
    whileSealing = undefined
    mirror.write('drafts', 'a', 'one word more')
  }
  await mirror.flush()
  mirror.close()
  expect((await page(1)).read('drafts', 'a')).toBe('one word more')
})

test('input that is typed while the storage is read replaces stored values', async () => {
  const before = await page(1)
  before.write('forms', 'profile', 'old')
  before.write('forms', 'reason', 'kept')
  await before.flush()
  const mirror = await page()
  mirror.write('forms', 'profile', 'nobody is signed in yet')
  const opening = mirror.open(await readKey(1))
  mirror.write('forms', 'profile', 'new')
  await opening
  await mirror.flush()
  const after = await page(1)
  expect([after.read('forms', 'profile'), after.read('forms', 'reason')]).toEqual(['new', 'kept'])
  expect(stored()).toHaveLength(2)
})

test('notifies listeners on open and close, and survives a full storage', async () => {
  storage = testStorage(1)
  const mirror = await page()
  const states: boolean[] = []
  const stop = mirror.subscribe(() => states.push(mirror.isOpen()))
  await mirror.open(await readKey(1))
  mirror.write('cases', 'c1', 1)
  mirror.write('cases', 'c2', 2)
  await mirror.flush()
  expect([mirror.read('cases', 'c2'), stored().length]).toEqual([2, 1])
  mirror.close()
  stop()
  await mirror.open(await readKey(1))
  expect(states).toEqual([true, false])
})

test('a timeout keeps sealed forms and drafts; signing off keeps nothing', () => {
  const fill = () => {
    for (const name of [
      toSlot('forms', 'a'),
      toSlot('drafts', 'd'),
      toSlot('cases', 'b'),
      toSlot('sections', 's'),
      'daybreak.case',
      'daybreak.origin',
    ])
      storage.setItem(name, 'x')
  }
  fill()
  eraseMirror(storage, 'forms')
  expect(Object.keys(storage)).toEqual([
    toSlot('forms', 'a'),
    toSlot('drafts', 'd'),
    'daybreak.case',
    'daybreak.origin',
  ])
  fill()
  eraseMirror(storage, 'nothing')
  expect(Object.keys(storage)).toEqual(['daybreak.case', 'daybreak.origin'])
  fill()
  storage.setItem('where-the-router-scrolled', 'x')
  eraseOthers(storage)
  expect(Object.keys(storage)).toHaveLength(6)
  emptyTab(storage, 'forms')
  expect(Object.keys(storage)).toEqual([toSlot('forms', 'a'), toSlot('drafts', 'd')])
  fill()
  emptyTab(storage, 'nothing')
  expect(Object.keys(storage)).toEqual([])
})
