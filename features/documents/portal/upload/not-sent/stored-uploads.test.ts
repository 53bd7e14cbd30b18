import { beforeEach, expect, test } from 'vitest'
import { hour, origin, records, resetOrigin, tab } from '#ui/mirror/test-origin.ts'
import { loadUploads, storeUpload, toUploadId } from './stored-uploads.ts'

const rosa = 1
const amir = 2
const upload = { unsent: ['b.pdf', 'c.pdf'], arrived: ['a.pdf'], before: ['d1'] }
const stored = { id: toUploadId('category-1', 'batch-1'), upload }

beforeEach(resetOrigin)

/** A tab that stores the names and closes at once. */
async function crash(account: number): Promise<void> {
  const mirror = await tab('crashed', account)
  storeUpload(mirror, stored)
  await mirror.flush()
  mirror.close()
}

test('names come back in another tab of the same person, in their category', async () => {
  await crash(rosa)
  const mirror = await tab('next', rosa)
  expect(loadUploads(mirror, 'category-1')).toEqual([stored])
  expect(loadUploads(mirror, 'category-2')).toEqual([])
})

test('another person of the same device gets no name, and none is readable in the storage', async () => {
  await crash(rosa)
  expect(loadUploads(await tab('next', amir), 'category-1')).toEqual([])
  expect(JSON.stringify([...records.values()])).not.toMatch(/b\.pdf|category-1/)
})

test('names expire after a day', async () => {
  await crash(rosa)
  origin.nowMs += 24 * hour
  expect(loadUploads(await tab('next', rosa), 'category-1')).toEqual([])
})

test('another tab does not show the names while the first tab sends the files', async () => {
  const first = await tab('first', rosa)
  storeUpload(first, stored)
  await first.flush()
  expect(loadUploads(await tab('second', rosa), 'category-1')).toEqual([])
})

test('nothing stays in the storage once all files have arrived', async () => {
  const mirror = await tab('first', rosa)
  storeUpload(mirror, stored)
  await mirror.flush()
  expect(records.size).toBe(1)
  storeUpload(mirror, { ...stored, upload: { ...upload, unsent: [] } })
  await mirror.flush()
  expect([records.size, loadUploads(mirror, 'category-1')]).toEqual([0, []])
})

test('a record of another version of the portal names nothing', async () => {
  const mirror = await tab('first', rosa)
  mirror.write('forms', stored.id, { unsent: 'b.pdf' })
  expect(loadUploads(mirror, 'category-1')[0]?.upload.unsent).toEqual([])
})
