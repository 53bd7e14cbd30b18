// What other nouns may ask of firms; the tables stay private to this one.
import type { Db } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import { allFirms, firmById, firmByName, firstAttorney, firstOffice } from './firm.store.ts'

/** How a firm greets the people it invites, and how long its invitations live. */
export async function greetingOfFirm(db: Db, firmId: string): Promise<{ readonly firmName: string; readonly invitationMessage: string; readonly invitationDays: number }> {
  const firm = await found(firmById(db, firmId))
  return { firmName: firm.name, invitationMessage: firm.invitation_message, invitationDays: firm.invitation_days }
}

/** The key under which everything of a firm is sealed. */
export async function keyOfFirm(db: Db, firmId: string): Promise<SealedFirmKey> {
  return (await found(firmById(db, firmId))).sealed_key
}

/** The firm by its name, or the only one; undefined when that does not name one. */
export async function pickFirm(db: Db, name: string | undefined): Promise<{ readonly id: string; readonly name: string } | undefined> {
  if (name !== undefined) return firmByName(db, name)
  const firms = await allFirms(db)
  return firms.length === 1 ? firms[0] : undefined
}

export async function firmNames(db: Db): Promise<readonly string[]> {
  return (await allFirms(db)).map(({ name }) => name)
}

/** Where a new case of a firm belongs unless somebody says otherwise. */
export async function deskOfFirm(db: Db, firmId: string): Promise<{ readonly officeId: string; readonly timeZone: string; readonly attorneyId: string }> {
  const office = await found(firstOffice(db, firmId))
  const attorney = await found(firstAttorney(db, firmId))
  return { officeId: office.id, timeZone: office.time_zone, attorneyId: attorney.id }
}

async function found<T>(row: Promise<T | undefined>): Promise<T> {
  const value = await row
  if (value === undefined) throw new Error('The firm, its office or its attorney is missing')
  return value
}
