// A case of one debtor becomes a joint case, and the reverse, before it is filed.
import { removeNotificationsOfCase } from '#features/notifications/server/notify.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import type { CreatedCase } from '../create-case.ts'
import type { RefitDeps } from '../refit-case.ts'
import {
  deleteParticipant,
  hasFormerParticipants,
  insertFormerParticipant,
  insertParticipant,
  listParticipantsOfCase,
  lockCaseOfPeople,
  type NewParticipant,
} from './participants.store.ts'

export interface LockedCase extends CaseOfFirm {
  readonly chapter: 7 | 13 | null
  readonly isFiled: boolean
  /** Debtor 1 first. */
  readonly people: readonly ParticipantRecord[]
}

/** Concurrent changes of the people of a case take turns. Undefined for an unknown case. */
export async function lockPeople(tx: Tx, key: CaseOfFirm): Promise<LockedCase | undefined> {
  const row = await lockCaseOfPeople(tx, key)
  if (!row) return undefined
  const { caseId, firmId } = key
  const people = await listParticipantsOfCase(tx, key)
  return { caseId, firmId, chapter: row.chapter, isFiled: row.status !== 'Pre-Filing', people }
}

/** A person with an account was taken out of the case. */
export function hasFormerPeople(tx: Tx, key: CaseOfFirm): Promise<boolean> {
  return hasFormerParticipants(tx, key)
}

export async function addSpouse(
  deps: RefitDeps,
  tx: Tx,
  legalCase: LockedCase,
  spouse: Omit<NewParticipant, 'caseId' | 'firmId' | 'debtor'>,
): Promise<void> {
  const { caseId, firmId, people } = legalCase
  await insertParticipant(tx, { ...spouse, caseId, firmId, debtor: 2 })
  await fitParts(deps, tx, legalCase, [people[0]?.givenName ?? '', spouse.givenName])
  await deps.peopleChanged(tx, { caseId, firmId })
}

/**
 * The caller has deleted the invitations. What the person has put into the case stays, and so does a
 * record of a person with an account.
 */
export async function removeSpouse(
  deps: RefitDeps,
  tx: Tx,
  legalCase: LockedCase,
  spouse: ParticipantRecord,
  removedBy: string,
): Promise<void> {
  const { id, firmId, caseId, debtor, accountId, givenName, familyName } = spouse
  if (accountId !== null) {
    const person = { id, firmId, caseId, debtor, accountId, givenName, familyName }
    await insertFormerParticipant(tx, { ...person, removedBy })
    await removeNotificationsOfCase(tx, { accountId, firmId, caseId })
  }
  await deleteParticipant(tx, { participantId: spouse.id, firmId: spouse.firmId })
  await fitParts(deps, tx, legalCase, [legalCase.people[0]?.givenName ?? ''])
  await deps.peopleChanged(tx, { caseId, firmId })
}

/** After a first name has changed. */
export async function refitPeople(deps: RefitDeps, tx: Tx, key: CaseOfFirm): Promise<void> {
  const legalCase = await lockPeople(tx, key)
  const [debtor1, debtor2] = legalCase?.people ?? []
  if (!legalCase || !debtor1) return
  const first = debtor1.givenName
  await fitParts(deps, tx, legalCase, debtor2 ? [first, debtor2.givenName] : [first])
}

function fitParts(
  { refitCase }: RefitDeps,
  tx: Tx,
  { caseId: id, firmId, chapter }: LockedCase,
  firstNames: CreatedCase['firstNames'],
): Promise<void> {
  return refitCase(tx, { id, firmId, chapter, isJoint: firstNames.length > 1, firstNames })
}
