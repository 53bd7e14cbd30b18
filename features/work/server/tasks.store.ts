import { sql, type Selectable } from 'kysely'
import { firmKeyOf, type SealingFirm } from '#features/firm/server/keys/sealed-text.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import { maxTasks } from '../rules/work.ts'
import { tables, type Tables } from './tables.generated.ts'

export type TaskRow = Selectable<Tables['caseTask']> & Pick<SealingFirm, 'firmKey'>
export type TaskContentRow = Pick<TaskRow, 'titleSealed' | 'assigneeId' | 'dueOn'>
type NewTaskRow = TaskContentRow &
  Pick<TaskRow, 'firmId' | 'id' | 'caseId'> &
  Partial<Pick<TaskRow, 'authorId' | 'templateId'>>

export interface TaskKey {
  readonly firmId: string
  readonly taskId: string
}

/** Open ones by due date, then done ones, the latest first. */
export async function listTasks(
  db: Db,
  { firmId, caseId }: CaseOfFirm,
): Promise<readonly TaskRow[]> {
  return tables(db)
    .selectFrom('caseTask')
    .selectAll()
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .orderBy('doneAt', (order) => order.desc().nullsFirst())
    .orderBy('dueOn', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .orderBy('id')
    .limit(maxTasks)
    .execute()
}

export interface OpenTaskRow extends TaskRow {
  /** All open tasks. */
  readonly total: number
}

/** By due date. Without `assigneeId`, those of everyone. */
export async function listOpenTasks(
  db: Db,
  {
    firmId,
    assigneeId,
    max,
  }: { readonly firmId: string; readonly assigneeId: string | undefined; readonly max: number },
): Promise<readonly OpenTaskRow[]> {
  return tables(db)
    .selectFrom('caseTask')
    .selectAll()
    .select(firmKeyOf(firmId).as('firmKey'))
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('firmId', '=', firmId)
    .where('doneAt', 'is', null)
    .where((is) => (assigneeId === undefined ? is.lit(true) : is('assigneeId', '=', assigneeId)))
    .orderBy('dueOn', (order) => order.asc().nullsLast())
    .orderBy('createdAt')
    .orderBy('id')
    .limit(max)
    .execute()
}

/** For a case that was created twice. */
export async function moveTasks(
  tx: FirmTx,
  { firmId, caseId }: CaseOfFirm,
  toCaseId: string,
): Promise<void> {
  await tables(tx)
    .updateTable('caseTask')
    .set({ caseId: toCaseId })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

export async function findTask(db: Db, { firmId, taskId }: TaskKey): Promise<TaskRow | undefined> {
  return tables(db)
    .selectFrom('caseTask')
    .selectAll()
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('id', '=', taskId)
    .executeTakeFirst()
}

/** Of tasks that still exist. */
export async function listTitles(
  db: Db,
  firmId: string,
  taskIds: readonly string[],
): Promise<ReadonlyArray<Pick<TaskRow, 'firmId' | 'id' | 'title' | 'titleSealed' | 'firmKey'>>> {
  return tables(db)
    .selectFrom('caseTask')
    .select(['firmId', 'id', 'title', 'titleSealed', firmKeyOf(firmId).as('firmKey')])
    .where('firmId', '=', firmId)
    .where('id', 'in', taskIds)
    .execute()
}

/** With the key that seals the next one. */
export async function countTasks(
  tx: FirmTx,
  { firmId, caseId }: CaseOfFirm,
): Promise<{ readonly tasks: number } & Pick<SealingFirm, 'firmKey'>> {
  return tables(tx)
    .selectFrom('caseTask')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow()
}

/** Leaves out tasks whose ID is taken, and templates whose task the case has. Returns how many were added. */
export async function insertTasks(tx: Tx, rows: readonly NewTaskRow[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('caseTask')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Returns false if the version is not the current one. */
export async function updateTask(
  tx: FirmTx,
  { firmId, taskId }: TaskKey,
  version: number,
  content: TaskContentRow,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('caseTask')
    .set({ ...content, title: null, version: version + 1 })
    .where('firmId', '=', firmId)
    .where('id', '=', taskId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Null opens the task again. Returns false if nothing changed. */
export async function updateDone(
  tx: FirmTx,
  { firmId, taskId }: TaskKey,
  doneBy: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('caseTask')
    .set({
      doneBy,
      doneAt: doneBy === null ? null : sql<Date>`portal_now()`,
      version: sql<number>`version + 1`,
    })
    .where('firmId', '=', firmId)
    .where('id', '=', taskId)
    .where('doneAt', doneBy === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTask(tx: FirmTx, { firmId, taskId }: TaskKey): Promise<void> {
  await tables(tx)
    .deleteFrom('caseTask')
    .where('firmId', '=', firmId)
    .where('id', '=', taskId)
    .execute()
}
