import type { SealingDeps } from '#features/firm/server/keys/sealed-text.ts'
import type { Db } from '#ports/database.ts'
import { openTitle } from './sealed-work.ts'
import { listTitles } from './tasks.store.ts'

/** By task. Omits tasks that no longer exist. */
export async function readTaskTitles(
  deps: SealingDeps,
  db: Db,
  firmId: string,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (taskIds.length === 0) return new Map()
  const tasks = await listTitles(db, firmId, taskIds)
  return new Map(tasks.map((task) => [task.id, openTitle(deps, task)]))
}
