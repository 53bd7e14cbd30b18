import { beforeEach, expect, test } from 'vitest'
import { canary, hour, origin, records, resetOrigin, tab } from '../../mirror/test-origin.ts'
import { findKeptDraft, forgetSentDraft, keepDraft } from './kept-draft.ts'

beforeEach(resetOrigin)

interface Note {
  readonly version: number
  readonly text: string
}

const day = 24 * hour
const newNote = { name: 'new-note|c1', begin: () => '', read: undefined }
const noteOf = (read: Note) => ({ name: 'note|n1', begin: ({ text }: Note) => text, read })
/** The server's keys of a day, as in `tab`: that day and those before. */
const ring = [3, 2, 1, 0]

test('words of a closed tab come back for the same person only', async () => {
  const first = await tab('w1', 1, ring)
  keepDraft(first, newNote, { draft: canary, base: undefined })
  await first.flush()
  expect(JSON.stringify([...records.values()])).not.toMatch(/Rosa|note/)
  first.close()
  expect(findKeptDraft(await tab('w2', 2, ring), newNote)).toBeUndefined()
  expect(findKeptDraft(await tab('w3', 1, ring), newNote)).toEqual({ draft: canary })
})

test('words are kept for seven days', async () => {
  const first = await tab('w1', 1, ring)
  keepDraft(first, newNote, { draft: canary, base: undefined })
  await first.flush()
  first.close()
  origin.nowMs += 7 * day - 1
  const next = await tab('w2', 1, ring)
  expect(findKeptDraft(next, newNote)).toEqual({ draft: canary })
  next.close()
  origin.nowMs += 1
  expect(findKeptDraft(await tab('w3', 1, ring), newNote)).toBeUndefined()
  expect(records.size).toBe(0)
})

test('of a record, the words come with the version that the person saw', async () => {
  const page = await tab('w1', 1)
  const seen = { version: 1, text: 'Called' }
  keepDraft(page, noteOf(seen), { draft: 'Called twice', base: seen })
  const newer = { version: 2, text: 'Called by Owen' }
  expect(findKeptDraft(page, noteOf(newer))).toEqual({ draft: 'Called twice', base: seen })
})

test('a record that another release stored is replaced by the present one', async () => {
  const page = await tab('w1', 1)
  page.write('staff', 'note|n1', { draft: 'Called twice', seen: { text: 'Called' } })
  const read = { version: 1, text: 'Called' }
  expect(findKeptDraft(page, noteOf(read))).toEqual({ draft: 'Called twice', base: read })
})

test('a draft that is as it began is not kept', async () => {
  const page = await tab('w1', 1)
  const read = { version: 1, text: 'Called' }
  keepDraft(page, noteOf(read), { draft: 'Called twice', base: read })
  keepDraft(page, noteOf(read), { draft: 'Called', base: read })
  expect(findKeptDraft(page, noteOf(read))).toBeUndefined()
})

test('after a save only words that were typed meanwhile stay', async () => {
  const page = await tab('w1', 1)
  const type = (draft: string) => keepDraft(page, newNote, { draft, base: undefined })
  type('Called')
  type('Called twice')
  forgetSentDraft(page, 'new-note|c1', 'Called')
  expect(findKeptDraft(page, newNote)).toEqual({ draft: 'Called twice' })
  forgetSentDraft(page, 'new-note|c1', 'Called twice')
  expect(findKeptDraft(page, newNote)).toBeUndefined()
})
