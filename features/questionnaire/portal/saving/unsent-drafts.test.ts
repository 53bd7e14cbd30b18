import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMirror } from '#ui/mirror/mirror.ts'
import { testStorage } from '#ui/mirror/test-storage.ts'
import type { QuestionRef } from './driver.ts'
import type { Change } from './saving-state.ts'
import { draftsIn } from './unsent-drafts.ts'

const place: QuestionRef = { caseId: 'c-1', sectionId: 's-1', questionKey: 'legalName_d1' }
const change: Change = {
  data: { firstName: 'Rosa' },
  isComplete: false,
  writer: 'tab',
  sequence: 7,
  base: 3,
}

async function openMirror(storage = testStorage()) {
  let marks = 0
  const mirror = createMirror({
    storage,
    now: () => 0,
    freshBytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
    freshMark: () => `mark-${(marks += 1)}-${webcrypto.randomUUID()}`,
  })
  await mirror.open(
    await crypto.subtle.importKey('raw', new Uint8Array(32).fill(1), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ]),
  )
  return mirror
}

test.each([change, { ...change, base: undefined }])(
  'restores the change %j after a reload',
  async (given) => {
    const storage = testStorage()
    const before = await openMirror(storage)
    draftsIn(before).write({ place, change: given, owner: 'tab' })
    await before.flush()
    expect(draftsIn(await openMirror(storage)).all()).toEqual([
      { place, change: given, owner: 'tab' },
    ])
  },
)

test('removes a draft', async () => {
  const drafts = draftsIn(await openMirror())
  drafts.write({ place, change, owner: 'tab' })
  drafts.remove(place, 'tab')
  expect(drafts.all()).toEqual([])
})

test.each([
  undefined,
  'text',
  {},
  { data: [] },
  { data: {}, writer: 'tab' },
  { data: {}, sequence: 1 },
])('the stored value %j is not read as a draft', async (value) => {
  const mirror = await openMirror()
  mirror.write('drafts', 'c-1|s-1|q', value)
  expect(draftsIn(mirror).all()).toEqual([])
})

test('stores one draft per tab and question, and finds and removes a draft of an earlier portal version', async () => {
  const mirror = await openMirror()
  const drafts = draftsIn(mirror)
  mirror.write('drafts', 'c-1|s-1|legalName_d1', change)
  drafts.write({ place, change, owner: 'one' })
  drafts.write({ place, change: { ...change, sequence: 8 }, owner: 'two' })
  expect(drafts.all().map(({ owner, change: { sequence } }) => [owner, sequence])).toEqual([
    ['', 7],
    ['one', 7],
    ['two', 8],
  ])
  drafts.remove(place, 'one')
  drafts.remove(place, '')
  expect(drafts.all().map(({ owner }) => owner)).toEqual(['two'])
})
