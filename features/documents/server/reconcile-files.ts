// Removes what an interrupted upload left behind: received files that were never kept, and kept ones that no row names.
import { daysAfter } from '#kit/dates.ts'
import { existingDocuments, sweepBatches } from './documents.store.ts'
import type { DocumentsWorld } from './world.ts'

/** A kept file without a row gets this long: its upload may still be under way (safety 4.2). */
const orphanDays = 1
const idsPerQuestion = 500

/** The moment an id was made, from the first 48 bits of a UUID version 7. */
function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

export async function reconcileFiles(world: DocumentsWorld): Promise<void> {
  const before = daysAfter(world.clock.now(), -orphanDays)
  const swept = await world.vault.sweep(before)
  let removed = 0
  let ids: string[] = []
  const removeOrphans = async () => {
    const known = await existingDocuments(world.database.db, ids)
    for (const id of ids) {
      if (known.has(id)) continue
      await world.vault.remove(id)
      removed += 1
    }
    ids = []
  }
  for await (const id of world.vault.keptIds()) {
    if (madeAt(id) >= before) continue
    ids.push(id)
    if (ids.length === idsPerQuestion) await removeOrphans()
  }
  if (ids.length > 0) await removeOrphans()
  await sweepBatches(world.database.db)
  if (swept + removed > 0) world.log.info({ swept, removed }, 'Files that no document names were removed')
}
