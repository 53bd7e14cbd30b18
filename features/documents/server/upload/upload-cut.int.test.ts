import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/test-app.ts'
import { exchange } from '#testing/test-wire.ts'
import { uploadCutsOf, wanted, timeoutMs } from './test-upload-cuts.ts'

const app = openTestApp()
const {
  errors,
  turnOf,
  getParts,
  cutPoints,
  sendUntil,
  inTurns,
  readDocuments,
  whatIsThere,
  settled,
  comesBackWhole,
} = uploadCutsOf(app)

test(
  'an upload that is cut at any byte leaves a whole document or none, and a retry with its key creates one',
  { timeout: 120_000 },
  async () => {
    const points = cutPoints()
    expect(points).toHaveLength(wanted)
    for (const [turn, cut] of points.entries()) turnOf.set(cut, turn)
    // The demo data already contains documents, so they are counted first.
    await settled()
    const before = (await whatIsThere()).rows.length

    await inTurns(points, async (cut, index) => {
      await sendUntil(cut, index)
      // Checks immediately, while other uploads are running, that every visible row has its whole
      // file.
      for (const id of await readDocuments(cut)) await comesBackWhole(id, cut)
    })
    await settled()
    for (const cut of points) {
      const documents = await readDocuments(cut)
      expect(documents.length, `after the cut at ${cut}`).toBeLessThanOrEqual(1)
      for (const id of documents) await comesBackWhole(id, cut)
    }
    expect(errors.mock.calls).toEqual([])

    await inTurns(points, async (cut) => {
      // An interrupted upload may hold its slot for a moment.
      await vi.waitFor(
        async () => {
          const answer = await exchange(await app.listen(), ...getParts(cut))
          expect([cut, answer.status, answer.body]).toEqual([
            cut,
            200,
            expect.stringContaining('"success":true'),
          ])
        },
        { timeout: timeoutMs },
      )
    })
    await settled()
    for (const cut of points) {
      const documents = await readDocuments(cut)
      expect(documents, `sent again after the cut at ${cut}`).toHaveLength(1)
      for (const id of documents) await comesBackWhole(id, cut)
    }
    expect((await whatIsThere()).rows).toHaveLength(before + wanted)
    expect(await readdir(join(app.filesFolder, 'staging'))).toEqual([])
    expect(errors.mock.calls).toEqual([])
  },
)
