import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startTestProgram } from '#testing/test-program.ts'
import { daysAfter } from '#lib/dates.ts'
import {
  openKilledUploads,
  type Sent,
  kills,
  uploadsEach,
  maxMilliseconds,
  sha256,
} from './test-killed-uploads.ts'

const { given, send, keepSending, freshAllowance, rowsByKey, comesBack, filesThere, reconcile } =
  openKilledUploads()

test(
  'loses no confirmed document in repeated kills during mixed uploads, and sweeps incomplete ones',
  { timeout: 240_000 },
  async () => {
    const sentUploads: Sent[] = []
    for (let round = 0; round < kills; round += 1) {
      const own: Sent[] = []
      await freshAllowance()
      const sending = given.senders.flatMap((sender, place) =>
        Array.from({ length: uploadsEach }, (_, line) =>
          keepSending(sender, round, place * uploadsEach + line, own),
        ),
      )
      await pause((maxMilliseconds * round) / kills)
      await given.program.kill(round % 5 === 4)
      await Promise.all(sending)
      given.program = await startTestProgram(given.dataDir)

      const acknowledged = own.filter(({ id }) => id !== undefined)
      await Promise.all(acknowledged.map(comesBack))
      await freshAllowance()
      // Uploads without a response are sent again with the same key.
      await Promise.all(
        own
          .filter(({ id }) => id === undefined)
          .map(async (file) => {
            const id = await send(file)
            if (id === undefined) throw new Error('The program ended by itself')
            file.id = id
          }),
      )
      sentUploads.push(...own)
    }

    const rows = await rowsByKey()
    const uploads = new Map(rows.filter(({ key }) => key !== null).map((row) => [row.key, row]))
    expect(rows.filter(({ key }) => key !== null)).toHaveLength(sentUploads.length)
    for (const { key, id, content } of sentUploads)
      expect(uploads.get(key)).toEqual({ id, key, sha256: sha256(content) })
    for (const file of sentUploads) await comesBack(file)

    const named = rows.map(({ id }) => id).toSorted()
    const before = await filesThere()
    expect(before.kept).toEqual(expect.arrayContaining(named))
    expect(before.received.length + before.kept.length).toBeGreaterThan(named.length)
    const orphans = before.kept.filter((id) => !named.includes(id))
    const young = await reconcile(new Date())
    expect([young.swept, young.removed, young.wrong]).toEqual([0, [], []])
    expect(young.waiting.map(({ id }) => id).toSorted()).toEqual(orphans)
    expect(await filesThere()).toEqual(before)

    const old = await reconcile(daysAfter(new Date(), 2))
    expect([old.swept, old.removed.map(({ id }) => id).toSorted(), old.waiting, old.wrong]).toEqual(
      [before.received.length, orphans, [], []],
    )
    expect([old.rows, old.files, old.sampled]).toEqual([named.length, named.length, named.length])
    expect(await filesThere()).toEqual({ received: [], kept: named })
    for (const file of sentUploads.slice(-uploadsEach)) await comesBack(file)
  },
)
