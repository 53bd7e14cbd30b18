import { findAccount } from '#features/account/server/accounts.ts'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
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
  setParticipantLanguage,
} from './participants.store.ts'

export function findParticipant(db: Db, id: string): Promise<ParticipantRecord | undefined> {
  return findParticipantById(db, id)
}

/** Locks the participant until the transaction ends. */
export function lockParticipantById(tx: Tx, id: string): Promise<ParticipantRecord | undefined> {
  return lockParticipant(tx, id)
}

/** Adds the account to the case as this participant. */
export function joinCase(tx: Tx, participantId: string, accountId: string): Promise<void> {
  return joinAccount(tx, participantId, accountId)
}

/** Stores the language for messages of the firm. */
export function writeTo(tx: Tx, participantId: string, language: Language): Promise<void> {
  return setParticipantLanguage(tx, participantId, language)
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
export function listDeactivations(db: Db, caseId: string) {
  return listDeactivationsOfCase(db, caseId)
}

/** The first to prove a shared address owns it (spec: security#two-debtors-two-addresses). */
export async function invitedBeside(
  db: Db,
  accountId: string,
  email: string,
): Promise<ParticipantRecord | undefined> {
  for (const own of await listParticipantsOfAccount(db, accountId)) {
    if (own.email === email) continue
    const { caseId } = own
    for (const participant of await listParticipantsOfCase(db, caseId)) {
      if (participant.accountId === accountId || participant.email !== email) continue
      const account =
        participant.accountId === null ? undefined : await findAccount(db, participant.accountId)
      if (!account?.isEmailVerified) return participant
    }
  }
  return undefined
}

export function listPeople(db: Db, caseId: string): Promise<readonly ParticipantRecord[]> {
  return listParticipantsOfCase(db, caseId)
}

/** Returns the recipients of news (with an account, case not deactivated), debtor 1 first. */
export async function listFollowers(
  db: Db,
  caseId: string,
): Promise<ReadonlyArray<ParticipantRecord & { readonly accountId: string }>> {
  return (await listFollowersOfCase(db, caseId)).toSorted((a, b) => a.debtor - b.debtor)
}
