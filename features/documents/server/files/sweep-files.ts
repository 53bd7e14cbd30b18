// Removes what an interrupted upload left behind: received files that were never kept, and kept ones that no row names.
import { daysAfter } from '#lib/dates.ts'
import { existingDocuments } from '../documents.store.ts'
import { databaseTime } from './files.store.ts'
import { sweepBatches, sweepUploadSlots } from '../upload/uploads.store.ts'
import type { DocumentsWorld } from '../deps.ts'

/** A kept file without a row gets this long: its upload may still be under way (safety 4.2). */
const orphanDays = 1
const idsPerQuestion = 500

/** More old ones than so many, and than so many of a hundred, are no leftovers: the database is not the one that these files belong to. */
const mostLeftBehind = 20
const mostPercentLeftBehind = 1

export interface OrphanFile {
  readonly id: string
  readonly since: Date
}

export interface SweptFiles {
  /** Every file that is kept and may be named by a row. */
  readonly kept: ReadonlySet<string>
  /** Received, never kept, and removed. */
  readonly swept: number
  /** Without a row, and removed. */
  readonly removed: readonly OrphanFile[]
  /** Without a row, old, and too many to be removed unasked. */
  readonly spared: readonly OrphanFile[]
  /** Without a row and too young to be removed. */
  readonly waiting: readonly OrphanFile[]
}

type SweepingWorld = Pick<DocumentsWorld, 'database' | 'vault' | 'ids' | 'filesElsewhere'>

/** `removesMany`: somebody has looked, and wants even many removed. */
export async function sweepFiles(
  world: SweepingWorld,
  now: Date,
  removesMany: boolean,
): Promise<SweptFiles> {
  const before = daysAfter(now, -orphanDays)
  const [kept, old, waiting] = [new Set<string>(), [] as OrphanFile[], [] as OrphanFile[]]
  for await (const ids of inPages(world.vault.keptIds())) {
    const [documents, others] = [
      await existingDocuments(world.database.db, ids),
      await world.filesElsewhere.existing(world.database.db, ids),
    ]
    for (const id of ids) {
      const orphan = { id, since: madeAt(id) }
      const isKnown = documents.has(id) || others.has(id)
      const isOld = !isKnown && orphan.since < before
      if (isOld) old.push(orphan)
      else kept.add(id)
      if (!isOld && !isKnown) waiting.push(orphan)
    }
  }
  const areMany =
    old.length > Math.max(mostLeftBehind, ((kept.size + old.length) * mostPercentLeftBehind) / 100)
  if (areMany && !removesMany)
    return {
      kept: new Set([...kept, ...old.map(({ id }) => id)]),
      swept: 0,
      removed: [],
      spared: old,
      waiting,
    }
  const swept = await world.vault.sweep(before)
  for (const { id } of old) await world.vault.remove(id)
  await sweepBatches(world.database.db)
  await sweepUploadSlots(world.database.db)
  return { kept, swept, removed: old, spared: [], waiting }
}

/**
 * Files are named and dated by the clocks of machines, which no rehearsal moves: with a moved one, a file whose row is about to be written would be
 * called old. Where this machine and the database differ, the earlier of both keeps more.
 */
export async function earliestNow({
  database,
  ids,
}: Pick<SweepingWorld, 'database' | 'ids'>): Promise<Date> {
  const [here, there] = [madeAt(ids.rowId()), await databaseTime(database.db)]
  return here < there ? here : there
}

/** The moment an id was made, from the first 48 bits of a UUID version 7. */
function madeAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
}

async function* inPages(ids: AsyncIterable<string>): AsyncGenerator<readonly string[]> {
  let page: string[] = []
  for await (const id of ids) {
    page.push(id)
    if (page.length < idsPerQuestion) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
