// Decisions that their client does not know yet (spec: review#undo).
import { sql } from 'kysely'
import { firmKeyOf, type SealingFirm } from '#features/cases/server/firm-of-case.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Decision } from '../../../rules/review/review.ts'
import type { DocumentKey } from '../../documents.store.ts'
import { tables } from '../../tables.generated.ts'

export interface HeldDecision {
  readonly firmId: string
  readonly documentId: string
  readonly key: string
  readonly staffId: string
  readonly decision: Decision
  readonly commentSealed: Uint8Array | null
  readonly reasonKey: string | null
  readonly name: string | null
  readonly completedOn: string | null
  readonly stillNeeded: readonly string[]
}

export interface StoredHeldDecision extends HeldDecision, SealingFirm {
  /** From before it was sealed. */
  readonly comment: string | null
  readonly decidedAt: Date
  readonly dueAt: Date
  readonly refusedAs: string | null
}

/** Seconds in which a decision can be undone. */
const undoSeconds = 10

/** Takes the place of a decision that was refused. */
export async function insertHeldDecision(tx: Tx, held: HeldDecision): Promise<void> {
  const { firmId, documentId } = held
  await tables(tx)
    .deleteFrom('heldDecision')
    .where('firmId', '=', firmId)
    .where('documentId', '=', documentId)
    .where('refusedAs', 'is not', null)
    .execute()
  await tables(tx)
    .insertInto('heldDecision')
    .values({
      ...held,
      stillNeeded: [...held.stillNeeded],
      decidedAt: sql<Date>`portal_now()`,
      dueAt: sql<Date>`portal_now() + make_interval(secs => ${undoSeconds})`,
    })
    .execute()
}

function selectOfDocument(db: Db, { id, firmId }: DocumentKey) {
  return tables(db)
    .selectFrom('heldDecision')
    .selectAll()
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('documentId', '=', id)
}

/** Finds also a decision that was refused. */
export function findHeldDecision(
  db: Db,
  document: DocumentKey,
): Promise<StoredHeldDecision | undefined> {
  return selectOfDocument(db, document).executeTakeFirst()
}

/** Undefined when another process holds it, or when it is not due. */
export function takeDueDecision(
  tx: Tx,
  document: DocumentKey,
): Promise<StoredHeldDecision | undefined> {
  return selectOfDocument(tx, document)
    .where('refusedAs', 'is', null)
    .where('dueAt', '<=', sql<Date>`portal_now()`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function listDueDocuments(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly DocumentKey[]> {
  return tables(db)
    .selectFrom('heldDecision')
    .select(['documentId as id', 'firmId'])
    .where('firmId', '=', firmId)
    .where('refusedAs', 'is', null)
    .where('dueAt', '<=', sql<Date>`portal_now()`)
    .orderBy('dueAt')
    .limit(max)
    .execute()
}

export async function deleteHeldDecision(tx: Tx, { id, firmId }: DocumentKey): Promise<void> {
  await tables(tx)
    .deleteFrom('heldDecision')
    .where('firmId', '=', firmId)
    .where('documentId', '=', id)
    .execute()
}

/** False if the client was notified, or if there is no such decision of this person. */
export async function takeBackDecision(
  tx: Tx,
  {
    firmId,
    documentId,
    key,
    staffId,
  }: Pick<HeldDecision, 'firmId' | 'documentId' | 'key' | 'staffId'>,
): Promise<boolean> {
  const row = await tables(tx)
    .deleteFrom('heldDecision')
    .where('firmId', '=', firmId)
    .where('documentId', '=', documentId)
    .where('key', '=', key)
    .where('staffId', '=', staffId)
    .where('refusedAs', 'is', null)
    .returning('documentId')
    .executeTakeFirst()
  return row !== undefined
}

export async function setRefused(
  tx: Tx,
  { id, firmId }: DocumentKey,
  refusedAs: string,
): Promise<void> {
  await tables(tx)
    .updateTable('heldDecision')
    .set({ refusedAs })
    .where('firmId', '=', firmId)
    .where('documentId', '=', id)
    .execute()
}

export interface RefusedDecision {
  readonly documentId: string
  readonly name: string
  readonly errorCode: string
}

export async function listRefusedDecisions(
  db: Db,
  { firmId, staffId }: { readonly firmId: string; readonly staffId: string },
): Promise<readonly RefusedDecision[]> {
  return tables(db)
    .selectFrom('heldDecision as h')
    .innerJoin('document as d', (join) =>
      join.onRef('d.firmId', '=', 'h.firmId').onRef('d.id', '=', 'h.documentId'),
    )
    .select(['h.documentId', 'd.name', sql<string>`h.refused_as`.as('errorCode')])
    .where('h.firmId', '=', firmId)
    .where('h.staffId', '=', staffId)
    .where('h.refusedAs', 'is not', null)
    .orderBy('h.decidedAt')
    .limit(20)
    .execute()
}

/** A person has read that their decision was refused. */
export async function deleteRefusedDecision(
  tx: Tx,
  { id, firmId }: DocumentKey,
  staffId: string,
): Promise<void> {
  await tables(tx)
    .deleteFrom('heldDecision')
    .where('firmId', '=', firmId)
    .where('documentId', '=', id)
    .where('staffId', '=', staffId)
    .where('refusedAs', 'is not', null)
    .execute()
}
