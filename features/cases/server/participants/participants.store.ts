import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import type { StoredOutcome } from '../../rules/status/outcomes.ts'
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
  'outcome',
  'endedOn',
  'docketNumber',
] as const

export interface ParticipantKey {
  readonly participantId: string
  readonly firmId: string
}

function selectRecords(db: Db) {
  return tables(db).selectFrom('participant').select(columns)
}

export async function findParticipantById(
  db: Db,
  key: ParticipantKey,
): Promise<ParticipantRecord | undefined> {
  return selectById(db, key).executeTakeFirst()
}

export async function lockParticipant(
  tx: Tx,
  key: ParticipantKey,
): Promise<ParticipantRecord | undefined> {
  return selectById(tx, key).forUpdate().executeTakeFirst()
}

function selectById(db: Db, { participantId, firmId }: ParticipantKey) {
  return selectRecords(db).where('id', '=', participantId).where('firmId', '=', firmId)
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
  legalCase: CaseOfFirm,
): Promise<ReadonlyArray<ParticipantRecord & { readonly accountId: string }>> {
  const rows = await selectOfCase(db, legalCase).where('deactivatedAt', 'is', null).execute()
  return rows.flatMap((row) =>
    row.accountId === null ? [] : [{ ...row, accountId: row.accountId }],
  )
}

/** Omits people whose part of the case has ended as well: what goes on in it is not about them. */
export async function listFollowersWhoGoOn(
  db: Db,
  legalCase: CaseOfFirm,
): ReturnType<typeof listFollowersOfCase> {
  return (await listFollowersOfCase(db, legalCase)).filter(({ outcome }) => outcome === null)
}

export async function listParticipantsOfCase(
  db: Db,
  legalCase: CaseOfFirm,
): Promise<readonly ParticipantRecord[]> {
  return selectOfCase(db, legalCase).execute()
}

/** By case and debtor. */
export async function listParticipantsOfCases(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<readonly ParticipantRecord[]> {
  const { caseIds, firmIds } = toColumns(cases)
  return selectRecords(db)
    .where('caseId', 'in', caseIds)
    .where('firmId', 'in', firmIds)
    .orderBy('caseId')
    .orderBy('debtor')
    .execute()
}

function selectOfCase(db: Db, { caseId, firmId }: CaseOfFirm) {
  return selectRecords(db)
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .orderBy('debtor')
}

export type NewParticipant = Omit<
  ParticipantRecord,
  'accountId' | 'outcome' | 'endedOn' | 'docketNumber'
> & {
  readonly outcome?: StoredOutcome | null
  readonly endedAt?: Date | null
}

export async function insertParticipant(tx: Tx, participant: NewParticipant): Promise<void> {
  await tables(tx).insertInto('participant').values(participant).execute()
}

/** Locks the case. Undefined for an unknown case. */
export async function lockCaseOfPeople(tx: Tx, { caseId, firmId }: CaseOfFirm) {
  return tables(tx)
    .selectFrom('legalCase')
    .select(['status', 'chapter'])
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function deleteParticipant(
  tx: Tx,
  { participantId, firmId }: ParticipantKey,
): Promise<void> {
  await tables(tx)
    .deleteFrom('participant')
    .where('id', '=', participantId)
    .where('firmId', '=', firmId)
    .execute()
}

/** Keeps the record of a person with an account who leaves the case. */
export async function insertFormerParticipant(
  tx: Tx,
  person: Pick<
    ParticipantRecord,
    'id' | 'firmId' | 'caseId' | 'debtor' | 'givenName' | 'familyName'
  > & { readonly accountId: string; readonly removedBy: string },
): Promise<void> {
  await tables(tx).insertInto('formerParticipant').values(person).execute()
}

export async function hasFormerParticipants(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('formerParticipant')
    .select('id')
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function joinAccount(tx: Tx, key: ParticipantKey, accountId: string): Promise<void> {
  await updateOne(tx, key).set({ accountId }).execute()
}

export async function setParticipantLanguage(
  tx: Tx,
  key: ParticipantKey,
  language: Language,
): Promise<void> {
  await updateOne(tx, key).set({ language }).execute()
}

/** What the firm typed about a person. */
export async function updateContact(
  tx: Tx,
  key: ParticipantKey,
  person: Pick<
    ParticipantRecord,
    'givenName' | 'familyName' | 'email' | 'mobilePhone' | 'language'
  >,
): Promise<void> {
  const { givenName, familyName, email, mobilePhone, language } = person
  await updateOne(tx, key).set({ givenName, familyName, email, mobilePhone, language }).execute()
}

export async function saveVisit(tx: Tx, key: ParticipantKey): Promise<void> {
  await updateOne(tx, key)
    .set({ lastVisitedAt: sql<Date>`portal_now()` })
    .execute()
}

/** When each person of the case last opened it; null before the first visit. */
export async function listVisits(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await tables(db)
    .selectFrom('participant')
    .select(['id', 'lastVisitedAt'])
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
  return new Map(rows.map(({ id, lastVisitedAt }) => [id, lastVisitedAt]))
}

/** False when nothing changed. A second call keeps the first time and reason. */
export async function deactivateParticipant(
  tx: Tx,
  key: ParticipantKey,
  reason: string | null,
): Promise<boolean> {
  const row = await updateOne(tx, key)
    .set({ deactivatedAt: sql<Date>`portal_now()`, deactivationReason: reason })
    .where('deactivatedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Includes the time and the reason, which only the firm may see. */
export async function listDeactivationsOfCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<
  ReadonlyArray<{ readonly debtor: number; readonly since: Date; readonly reason: string | null }>
> {
  const rows = await tables(db)
    .selectFrom('participant')
    .select(['debtor', 'deactivatedAt as since', 'deactivationReason as reason'])
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ ...row, since }]))
}

export async function activateParticipant(tx: Tx, key: ParticipantKey): Promise<boolean> {
  const row = await updateOne(tx, key)
    .set({ deactivatedAt: null, deactivationReason: null })
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
  key: ParticipantKey,
  what: 'instructions' | 'terms',
): Promise<void> {
  await updateOne(tx, key)
    .set(what === 'terms' ? { shownTerms: true } : { shownInstructions: true })
    .execute()
}

function updateOne(tx: Tx, { participantId, firmId }: ParticipantKey) {
  return tables(tx)
    .updateTable('participant')
    .where('id', '=', participantId)
    .where('firmId', '=', firmId)
}
