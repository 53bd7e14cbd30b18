// What other nouns may ask of the firm behind a case: cases knows firms, they know cases.
import {
  greetingOfFirm,
  keyOfFirm,
  nameOfStaff,
  officeOfFirm,
  staffCard,
  type FirmGreeting,
  type StaffCard,
} from '#features/firm/server/firms.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import { attorneysOfCase } from './cases.store.ts'
import { findCase } from './read-cases.ts'

export type { FirmGreeting } from '#features/firm/server/firms.ts'

/** The key under which everything of the case's firm is sealed. */
export function firmKeyOf(db: Db, legalCase: { readonly firmId: string }): Promise<SealedFirmKey> {
  return keyOfFirm(db, legalCase.firmId)
}

/** How the firm greets somebody it invites to a case, and how long its invitations live. */
export function greetingFor(
  db: Db,
  participant: { readonly firmId: string },
): Promise<FirmGreeting> {
  return greetingOfFirm(db, participant.firmId)
}

/** The attorney of a case; undefined when they have left the firm. */
export async function attorneyOfCase(db: Db, caseId: string): Promise<StaffCard | undefined> {
  const [desk] = await attorneysOfCase(db, caseId)
  return desk && staffCard(db, desk.attorneyId)
}

/** The firm of a case that the viewer takes part in and has not deactivated; undefined for every other case. */
export async function firmOfActiveCase(
  db: Db,
  viewer: ClientViewer,
  caseId: string,
): Promise<string | undefined> {
  const found = await findCase(db, viewer.accountId, caseId)
  return found?.active ? found.firmId : undefined
}

/** Who of the firm a case belongs to, and where its days are counted; undefined when there is no such case. */
export async function deskOfCase(
  db: Db,
  caseId: string,
): Promise<
  { readonly firmId: string; readonly attorneyId: string; readonly timeZone: string } | undefined
> {
  const [desk] = await attorneysOfCase(db, caseId)
  if (!desk) return undefined
  const { firmId, attorneyId } = desk
  return { firmId, attorneyId, timeZone: (await officeOfFirm(db, firmId)).timeZone }
}

/**
 * The member of staff who acts, as the actor of a piece of news. Clients may know the names of their firm's people. Empty for
 * the attorney of an old case who has left the firm: then the firm acts.
 */
export async function staffActors(
  db: Db,
  staffId: string,
): Promise<ReadonlyArray<{ readonly id: string; readonly name: string }>> {
  const name = await nameOfStaff(db, staffId)
  return name === undefined ? [] : [{ id: staffId, name }]
}
