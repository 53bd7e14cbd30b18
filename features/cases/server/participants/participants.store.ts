import { sql } from 'kysely'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { ParticipantRecord } from '../../rules/records.ts'

type OwnTables = {
  participant: {
    id: string
    firm_id: string
    case_id: string
    debtor: number
    account_id: string | null
    given_name: string
    family_name: string
    email: string
    mobile_phone: string
    contact_type: number
    language: Language
    last_visited_at: Date | null
    deactivated_at: Date | null
    deactivation_reason: string | null
    shown_instructions: boolean
    shown_terms: boolean
  }
}

const columns = [
  'id',
  'firm_id as firmId',
  'case_id as caseId',
  'account_id as accountId',
  'given_name as givenName',
  'family_name as familyName',
  'email',
  'mobile_phone as mobilePhone',
  'contact_type as contactType',
  'language',
] as const

function selectRecords(db: Db) {
  return db
    .withTables<OwnTables>()
    .selectFrom('participant')
    .select(columns)
    .select(sql<1 | 2>`debtor`.as('debtor'))
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
  return selectRecords(db).where('account_id', '=', accountId).execute()
}

/** Newest case first. */
export async function listParticipantsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly ParticipantRecord[]> {
  return selectRecords(db).where('mobile_phone', '=', mobilePhone).orderBy('id', 'desc').execute()
}

/** Omits deactivated cases (spec: cases#deactivated-case). Sorted, as news locks in this order. */
export async function listFollowersOfCase(
  db: Db,
  caseId: string,
): Promise<ReadonlyArray<ParticipantRecord & { readonly accountId: string }>> {
  const rows = await selectRecords(db)
    .where('case_id', '=', caseId)
    .where('deactivated_at', 'is', null)
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
  return selectRecords(db).where('case_id', '=', caseId).orderBy('debtor').execute()
}

export async function insertParticipant(
  tx: Tx,
  participant: Omit<ParticipantRecord, 'accountId'>,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('participant')
    .values({
      id: participant.id,
      firm_id: participant.firmId,
      case_id: participant.caseId,
      debtor: participant.debtor,
      account_id: null,
      given_name: participant.givenName,
      family_name: participant.familyName,
      email: participant.email,
      mobile_phone: participant.mobilePhone,
      contact_type: participant.contactType,
      language: participant.language,
      last_visited_at: null,
      deactivated_at: null,
      deactivation_reason: null,
      shown_instructions: false,
      shown_terms: false,
    })
    .execute()
}

export async function joinAccount(tx: Tx, participantId: string, accountId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('participant')
    .set({ account_id: accountId })
    .where('id', '=', participantId)
    .execute()
}

export async function setParticipantLanguage(
  tx: Tx,
  participantId: string,
  language: Language,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('participant')
    .set({ language })
    .where('id', '=', participantId)
    .execute()
}

export async function saveVisit(tx: Tx, participantId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('participant')
    .set({ last_visited_at: sql<Date>`portal_now()` })
    .where('id', '=', participantId)
    .execute()
}

/** False when nothing changed. A second call keeps the first time and reason. */
export async function deactivateParticipant(
  tx: Tx,
  participantId: string,
  reason: string | null,
): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('participant')
    .set({ deactivated_at: sql<Date>`portal_now()`, deactivation_reason: reason })
    .where('id', '=', participantId)
    .where('deactivated_at', 'is', null)
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
  const rows = await db
    .withTables<OwnTables>()
    .selectFrom('participant')
    .select(['debtor', 'deactivated_at as since', 'deactivation_reason as reason'])
    .where('case_id', '=', caseId)
    .execute()
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ ...row, since }]))
}

export async function activateParticipant(tx: Tx, participantId: string): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('participant')
    .set({ deactivated_at: null, deactivation_reason: null })
    .where('id', '=', participantId)
    .where('deactivated_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Omits deactivated cases. */
export async function countActiveCases(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<OwnTables>()
    .selectFrom('participant')
    .select(['account_id as accountId'])
    .select(({ fn }) => fn.countAll<number>().as('cases'))
    .where('account_id', 'in', [...accountIds])
    .where('deactivated_at', 'is', null)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ accountId, cases }) => [accountId ?? '', cases]))
}

export async function setShown(
  tx: Tx,
  participantId: string,
  what: 'instructions' | 'terms',
): Promise<void> {
  const set = what === 'terms' ? { shown_terms: true } : { shown_instructions: true }
  await tx
    .withTables<OwnTables>()
    .updateTable('participant')
    .set(set)
    .where('id', '=', participantId)
    .execute()
}
