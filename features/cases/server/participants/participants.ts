// What other nouns may ask and do with the people of a case.
import { findAccount } from '#features/account/server/accounts.ts'
import type { Language } from '#lib/language.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import {
  deactivationsOfCase,
  followersOfCase,
  joinAccount,
  lockParticipant,
  participantById,
  participantsByMobile,
  participantsOfAccount,
  participantsOfCase,
  setParticipantLanguage,
} from './participants.store.ts'

export function findParticipant(db: Db, id: string): Promise<ParticipantRecord | undefined> {
  return participantById(db, id)
}

/** The same, locked until the transaction ends. */
export function holdParticipant(tx: Tx, id: string): Promise<ParticipantRecord | undefined> {
  return lockParticipant(tx, id)
}

/** From now on this account takes part in the case. */
export function joinCase(tx: Tx, participantId: string, accountId: string): Promise<void> {
  return joinAccount(tx, participantId, accountId)
}

/** The firm writes to them in this language from now on. */
export function writeTo(tx: Tx, participantId: string, language: Language): Promise<void> {
  return setParticipantLanguage(tx, participantId, language)
}

/** The places an account has in cases. */
export function placesOf(db: Db, accountId: string): Promise<readonly ParticipantRecord[]> {
  return participantsOfAccount(db, accountId)
}

/** Everybody whom a firm gave this number, whether they have an account or not, the newest case first. */
export function findParticipantsByMobile(
  db: Db,
  mobilePhone: string,
): Promise<readonly ParticipantRecord[]> {
  return participantsByMobile(db, mobilePhone)
}

/** Who turned away from a case, with their reason: for the firm alone (safety 2.11). */
export function deactivationsOf(db: Db, caseId: string) {
  return deactivationsOfCase(db, caseId)
}

/**
 * Whoever else has this address in a case of this account and has not proven another one since: two debtors never share one (safety 2.12). Where a firm gave it to
 * both it is nobody else's: the first to prove it has it.
 */
export async function invitedBeside(
  db: Db,
  accountId: string,
  email: string,
): Promise<ParticipantRecord | undefined> {
  for (const own of await participantsOfAccount(db, accountId)) {
    if (own.email === email) continue
    const { caseId } = own
    for (const other of await participantsOfCase(db, caseId)) {
      if (other.accountId === accountId || other.email !== email) continue
      const account = other.accountId === null ? undefined : await findAccount(db, other.accountId)
      if (!account?.isEmailVerified) return other
    }
  }
  return undefined
}

/** The people of a case, debtor 1 first. */
export function peopleOf(db: Db, caseId: string): Promise<readonly ParticipantRecord[]> {
  return participantsOfCase(db, caseId)
}

/** Those who have an account and have not turned away from the case: whom news of it may reach. Always in the same order, debtor 1 first. */
export async function followersOf(
  db: Db,
  caseId: string,
): Promise<ReadonlyArray<ParticipantRecord & { readonly accountId: string }>> {
  return (await followersOfCase(db, caseId)).toSorted((one, other) => one.debtor - other.debtor)
}
