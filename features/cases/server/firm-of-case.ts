import {
  greetingOfFirm,
  getFirmKey,
  nameOfStaff,
  staffCard,
  type FirmGreeting,
  type StaffCard,
  type StaffKey,
} from '#features/firm/server/firms.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { PortalReader } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import { listAttorneysOfCase } from './cases.store.ts'
import { findCase } from './read-cases.ts'

export { findFirmOfCase, findGreetingOfCase } from './cases.store.ts'
export { findCaseByCreationKey, lockCreationKey } from './creation-key.store.ts'
export { firmKeyOf, openText, sealText } from '#features/firm/server/keys/sealed-text.ts'
export type { SealingDeps, SealingFirm } from '#features/firm/server/keys/sealed-text.ts'
export type { FirmGreeting } from '#features/firm/server/firms.ts'

/** All data of the case's firm is sealed with this key. */
export function getFirmKeyOfCase(
  db: Db,
  legalCase: { readonly firmId: string },
): Promise<SealedFirmKey> {
  return getFirmKey(db, legalCase.firmId)
}

/** The firm's greeting and the lifetime of its invitations. */
export function greetingFor(
  db: Db,
  participant: { readonly firmId: string },
): Promise<FirmGreeting> {
  return greetingOfFirm(db, participant.firmId)
}

/** Undefined when the attorney has left the firm. */
export async function findAttorneyOfCase(
  db: Db,
  legalCase: CaseOfFirm,
): Promise<StaffCard | undefined> {
  const [firmContext] = await listAttorneysOfCase(db, legalCase)
  if (!firmContext) return undefined
  const { firmId, attorneyId: staffId } = firmContext
  return staffCard(db, { firmId, staffId })
}

/** Undefined unless the viewer takes part in the case and has not deactivated it. */
export async function findFirmOfActiveCase(
  db: Db,
  viewer: PortalReader,
  caseId: string,
): Promise<string | undefined> {
  const legalCase = await findCase(db, viewer, caseId)
  return legalCase?.active ? legalCase.firmId : undefined
}

/** The attorney, and the time zone for the firm's days. Undefined for an unknown case. */
export async function getFirmContextOfCase(
  db: Db,
  legalCase: CaseOfFirm,
): Promise<{ readonly attorneyId: string; readonly timeZone: string } | undefined> {
  const [firmContext] = await listAttorneysOfCase(db, legalCase)
  if (!firmContext) return undefined
  return { attorneyId: firmContext.attorneyId, timeZone: firmContext.timeZone }
}

/** Returns an empty list if the attorney has left the firm. The firm is then the actor. */
export async function staffActors(
  db: Db,
  staff: StaffKey,
): Promise<ReadonlyArray<{ readonly id: string; readonly name: string }>> {
  const name = await nameOfStaff(db, staff)
  return name === undefined ? [] : [{ id: staff.staffId, name }]
}
