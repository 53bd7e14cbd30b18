// Removes leftovers of interrupted uploads: staged files, and stored files without a row.
import { daysAfter } from '#lib/dates.ts'
import { existingPacketFiles } from './packet-files.store.ts'
import { existingDocuments, readDatabaseTime } from './files.store.ts'
import { sweepBatches, sweepUploadSlots } from './uploads.store.ts'
import type { DocumentsDeps } from '../deps.ts'

/** The upload of a younger file may still be running (spec: security#orphan-sweep). */
const orphanDays = 1
const idsPerQuestion = 500

/** More old files without a row mean that the database does not belong to these files. */
const maxLeftBehind = 20
const maxPercentLeftBehind = 1

export interface OrphanFile {
  readonly id: string
  readonly since: Date
}

export interface SweptFiles {
  /** All stored files that a row may name. */
  readonly kept: ReadonlySet<string>
  /** Number of staged files that were removed. */
  readonly swept: number
  /** Files without a row that were removed. */
  readonly removed: readonly OrphanFile[]
  /** Old files without a row that were not removed: too many without confirmation, or none may be. */
  readonly spared: readonly OrphanFile[]
  /** Files without a row that are too young to remove. */
  readonly waiting: readonly OrphanFile[]
}

/**
 * 'few': removes files without a row unless they are too many. 'all': an operator confirmed the
 * removal of many. 'none': only reports, because the files may be those of another database.
 */
export type Removal = 'none' | 'few' | 'all'

type SweepDeps = Pick<DocumentsDeps, 'database' | 'vault' | 'ids' | 'filesElsewhere'>

export async function sweepFiles(
  deps: SweepDeps,
  now: Date,
  removal: Removal,
): Promise<SweptFiles> {
  const before = daysAfter(now, -orphanDays)
  const [neededFiles, old, waiting] = [new Set<string>(), [] as OrphanFile[], [] as OrphanFile[]]
  for await (const ids of inPages(deps.vault.storedIds())) {
    const known = [
      await existingDocuments(deps.database.db, ids),
      await existingPacketFiles(deps.database.db, ids),
      await deps.filesElsewhere.existing(deps.database.db, ids),
    ]
    for (const id of ids) {
      const orphan = { id, since: getCreationTime(id) }
      const isKnown = known.some((some) => some.has(id))
      const isOld = !isKnown && orphan.since < before
      if (isOld) old.push(orphan)
      else neededFiles.add(id)
      if (!isOld && !isKnown) waiting.push(orphan)
    }
  }
  const areMany =
    old.length >
    Math.max(maxLeftBehind, ((neededFiles.size + old.length) * maxPercentLeftBehind) / 100)
  if (removal === 'none' || (removal === 'few' && areMany))
    return {
      kept: new Set([...neededFiles, ...old.map(({ id }) => id)]),
      swept: 0,
      removed: [],
      spared: old,
      waiting,
    }
  const swept = await deps.vault.sweep(before)
  for (const { id } of old) await deps.vault.delete(id)
  await sweepBatches(deps.database.db)
  await sweepUploadSlots(deps.database.db)
  return { kept: neededFiles, swept, removed: old, spared: [], waiting }
}

/**
 * The earlier of machine and database time, both without the demo clock's offset: a later time
 * would remove files whose row is about to be inserted.
 */
export async function getEarliestNow({
  database,
  ids,
}: Pick<SweepDeps, 'database' | 'ids'>): Promise<Date> {
  const [here, databaseNow] = [getCreationTime(ids.rowId()), await readDatabaseTime(database.db)]
  return here < databaseNow ? here : databaseNow
}

/** Creation time of an ID, from the first 48 bits of a UUID version 7. */
function getCreationTime(id: string): Date {
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
