import { findAccount } from '#features/account/server/accounts.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Language } from '#lib/language.ts'
import { groupBy } from '#lib/lists.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { CaseChanged } from '../summary-facts.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import {
  listDeactivationsOfCase,
  listFollowersOfCase,
  joinAccount,
  lockParticipant,
  findParticipantById,
  listParticipantsByMobile,
  listParticipantsOfAccount,
  listParticipantsOfCase,
  listParticipantsOfCases,
  setParticipantLanguage,
  updateContact,
  type ParticipantKey,
} from './participants.store.ts'

export { listNamesOfFirm } from './names-of-firm.store.ts'
export { listFollowersWhoGoOn, type ParticipantKey } from './participants.store.ts'

export function getParticipantKey({
  id: participantId,
  firmId,
}: Pick<ParticipantRecord, 'id' | 'firmId'>): ParticipantKey {
  return { participantId, firmId }
}

export function findParticipant(
  db: Db,
  key: ParticipantKey,
): Promise<ParticipantRecord | undefined> {
  return findParticipantById(db, key)
}

/** Locks the participant until the transaction ends. */
export function lockParticipantById(
  tx: Tx,
  key: ParticipantKey,
): Promise<ParticipantRecord | undefined> {
  return lockParticipant(tx, key)
}

/** Adds the account to the case as this participant. */
export async function joinCase(
  deps: { readonly caseChanged: CaseChanged },
  tx: Tx,
  key: ParticipantKey,
  accountId: string,
): Promise<void> {
  await joinAccount(tx, key, accountId)
  const participant = await findParticipantById(tx, key)
  if (!participant) throw new Error('There is no such participant')
  await deps.caseChanged(tx, participant, { debtor: participant.debtor })
}

/** Stores the language for messages of the firm. */
export function writeTo(tx: Tx, key: ParticipantKey, language: Language): Promise<void> {
  return setParticipantLanguage(tx, key, language)
}

/** For a person without an account. */
export function correctPerson(
  tx: Tx,
  key: ParticipantKey,
  person: ParticipantRecord,
): Promise<void> {
  return updateContact(tx, key, person)
}

export function listPlaces(db: Db, accountId: string): Promise<readonly ParticipantRecord[]> {
  return listParticipantsOfAccount(db, accountId)
}

/** Includes people with and without an account, newest case first. */
export function findParticipantsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly ParticipantRecord[]> {
  return listParticipantsByMobile(db, mobilePhone)
}

/** Includes the reason, which only the firm may see (spec: security#deactivation-reason). */
export function listDeactivations(db: Db, legalCase: CaseOfFirm) {
  return listDeactivationsOfCase(db, legalCase)
}

/** The first to prove a shared address owns it (spec: security#two-debtors-two-addresses). */
export async function invitedBeside(
  db: Db,
  accountId: string,
  email: string,
): Promise<ParticipantRecord | undefined> {
  for (const own of await listParticipantsOfAccount(db, accountId)) {
    if (own.email === email) continue
    for (const participant of await listParticipantsOfCase(db, own)) {
      if (participant.accountId === accountId || participant.email !== email) continue
      const account =
        participant.accountId === null ? undefined : await findAccount(db, participant.accountId)
      if (!account?.isEmailVerified) return participant
    }
  }
  return undefined
}

export function listPeople(db: Db, legalCase: CaseOfFirm): Promise<readonly ParticipantRecord[]> {
  return listParticipantsOfCase(db, legalCase)
}

export async function listPeopleOfCases(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<readonly ParticipantRecord[]> {
  return cases.length === 0 ? [] : listParticipantsOfCases(db, cases)
}

/** The names as the firm entered them, debtor 1 first: of all people, or of these debtors. */
export async function listNames(
  db: Db,
  legalCase: CaseOfFirm,
  debtors: ReadonlyArray<1 | 2> = [1, 2],
): Promise<readonly string[]> {
  const people = await listParticipantsOfCase(db, legalCase)
  return people
    .filter(({ debtor }) => debtors.includes(debtor))
    .toSorted((a, b) => a.debtor - b.debtor)
    .map(({ givenName, familyName }) => `${givenName} ${familyName}`)
}

/** Returns the recipients of news (with an account, case not deactivated), debtor 1 first. */
export async function listFollowers(
  db: Db,
  legalCase: CaseOfFirm,
): Promise<ReadonlyArray<ParticipantRecord & { readonly accountId: string }>> {
  return (await listFollowersOfCase(db, legalCase)).toSorted((a, b) => a.debtor - b.debtor)
}

/** Whose part of these cases has ended while the case goes on, by case. */
export async function listEndedParts(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, readonly (1 | 2)[]>> {
  const people = groupBy(await listParticipantsOfCases(db, cases), ({ caseId }) => caseId)
  const ended = [...people].map(
    ([caseId, parts]) =>
      [
        caseId,
        parts.every(({ outcome }) => outcome !== null)
          ? []
          : parts.flatMap(({ outcome, debtor }) => (outcome === null ? [] : [debtor])),
      ] as const,
  )
  return new Map(ended)
}
