// What other nouns may ask and do with the people of a case.
import type { Db, Tx } from '#ports/database.ts'
import type { ParticipantRecord } from '../rules/records.ts'
import { joinAccount, lockParticipant, participantById, participantsOfAccount, participantsOfCase } from './participants.store.ts'

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

/** The places an account has in cases. */
export function placesOf(db: Db, accountId: string): Promise<readonly ParticipantRecord[]> {
  return participantsOfAccount(db, accountId)
}

/** The people of a case, debtor 1 first. */
export function peopleOf(db: Db, caseId: string): Promise<readonly ParticipantRecord[]> {
  return participantsOfCase(db, caseId)
}
