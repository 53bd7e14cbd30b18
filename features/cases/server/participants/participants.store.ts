import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import { tables } from '../tables.generated.ts'

const columns = [
  'id',
  'firmId',
  'caseId',
  'debtor',
  'accountId',
  'givenName',
  'familyName',
  'email',
  'mobilePhone',
  'contactType',
  'language',
] as const

function selectRecords(db: Db) {
  return tables(db).selectFrom('participant').select(columns)
}

export async function findParticipantById(
  db: Db,
  id: string,
): Promise<ParticipantRecord | undefined> {
  return selectRecords(db).where('id', '=', id).executeTakeFirst()
}

export async function lockParticipant(tx: Tx, id: string): Promise<ParticipantRecord | undefined> {
  return selectRecords(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function listParticipantsOfAccount(
  db: Db,
  accountId: string,
): Promise<readonly ParticipantRecord[]> {
  return selectRecords(db).where('accountId', '=', accountId).execute()
}

/** Newest case first. */
export async function listParticipantsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly ParticipantRecord[]> {
  return selectRecords(db).where('mobilePhone', '=', mobilePhone).orderBy('id', 'desc').execute()
}

/** Omits deactivated cases (spec: cases#deactivated-case). Sorted, as news locks in this order. */
export async function listFollowersOfCase(
  db: Db,
  caseId: string,
): Promise<ReadonlyArray<ParticipantRecord & { readonly accountId: string }>> {
  const rows = await selectRecords(db)
    .where('caseId', '=', caseId)
    .where('deactivatedAt', 'is', null)
    .orderBy('debtor')
    .execute()
  return rows.flatMap((row) =>
    row.accountId === null ? [] : [{ ...row, accountId: row.accountId }],
  )
}

export async function listParticipantsOfCase(
  db: Db,
  caseId: string,
): Promise<readonly ParticipantRecord[]> {
  return selectRecords(db).where('caseId', '=', caseId).orderBy('debtor').execute()
}

export async function insertParticipant(
  tx: Tx,
  participant: Omit<ParticipantRecord, 'accountId'>,
): Promise<void> {
  await tables(tx).insertInto('participant').values(participant).execute()
}

export async function joinAccount(tx: Tx, participantId: string, accountId: string): Promise<void> {
  await tables(tx)
    .updateTable('participant')
    .set({ accountId })
    .where('id', '=', participantId)
    .execute()
}

export async function setParticipantLanguage(
  tx: Tx,
  participantId: string,
  language: Language,
): Promise<void> {
  await tables(tx)
    .updateTable('participant')
    .set({ language })
    .where('id', '=', participantId)
    .execute()
}

export async function saveVisit(tx: Tx, participantId: string): Promise<void> {
  await tables(tx)
    .updateTable('participant')
    .set({ lastVisitedAt: sql<Date>`portal_now()` })
    .where('id', '=', participantId)
    .execute()
}

/** False when nothing changed. A second call keeps the first time and reason. */
export async function deactivateParticipant(
  tx: Tx,
  participantId: string,
  reason: string | null,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('participant')
    .set({ deactivatedAt: sql<Date>`portal_now()`, deactivationReason: reason })
    .where('id', '=', participantId)
    .where('deactivatedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Includes the time and the reason, which only the firm may see. */
export async function listDeactivationsOfCase(
  db: Db,
  caseId: string,
): Promise<
  ReadonlyArray<{ readonly debtor: number; readonly since: Date; readonly reason: string | null }>
> {
  const rows = await tables(db)
    .selectFrom('participant')
    .select(['debtor', 'deactivatedAt as since', 'deactivationReason as reason'])
    .where('caseId', '=', caseId)
    .execute()
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ ...row, since }]))
}

export async function activateParticipant(tx: Tx, participantId: string): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('participant')
    .set({ deactivatedAt: null, deactivationReason: null })
    .where('id', '=', participantId)
    .where('deactivatedAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Omits deactivated cases. */
export async function countActiveCases(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tables(db)
    .selectFrom('participant')
    .select(({ fn }) => ['accountId', fn.countAll<number>().as('cases')])
    .where('accountId', 'in', accountIds)
    .where('deactivatedAt', 'is', null)
    .groupBy('accountId')
    .execute()
  return new Map(rows.map(({ accountId, cases }) => [accountId ?? '', cases]))
}

export async function setShown(
  tx: Tx,
  participantId: string,
  what: 'instructions' | 'terms',
): Promise<void> {
  const set = what === 'terms' ? { shownTerms: true } : { shownInstructions: true }
  await tables(tx).updateTable('participant').set(set).where('id', '=', participantId).execute()
}
