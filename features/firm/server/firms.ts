import type { Db } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import { onColour } from '../rules/firm-colour.ts'
import {
  addressOfStaff,
  allFirms,
  findStaffCard,
  findFirmById,
  findOfficeOfStaff,
  findFirmByName,
  firstAttorney,
  firstOffice,
  findPublicImageByHash,
  findStaffByEmail,
  type OfficeRow,
  type StaffKey,
} from './firm.store.ts'

export { listFirmIds } from './firm.store.ts'

export interface CaseOffice {
  readonly officeId: string
  readonly timeZone: string
}

export interface FirmGreeting {
  readonly firmName: string
  readonly invitationMessage: string
  readonly invitationDays: number
  /** Receives replies to an invitation. */
  readonly email: string | undefined
  readonly iconUrl: string | null
  readonly colour: string
  readonly onColour: string
}

export async function greetingOfFirm(db: Db, firmId: string): Promise<FirmGreeting> {
  const firm = await requireRow(findFirmById(db, firmId))
  const { name: firmName, invitationMessage, invitationDays, email, colour } = firm
  const look = { iconUrl: imagePath(firm.iconHash), colour, onColour: onColour(colour) }
  return { firmName, invitationMessage, invitationDays, email: email ?? undefined, ...look }
}

/** Returns undefined if the firm has no email address. */
export async function emailOfFirm(db: Db, firmId: string): Promise<string | undefined> {
  return (await findFirmById(db, firmId))?.email ?? undefined
}

export async function nameOfFirm(db: Db, firmId: string): Promise<string> {
  return (await requireRow(findFirmById(db, firmId))).name
}

export async function getFirmKey(db: Db, firmId: string): Promise<SealedFirmKey> {
  return (await requireRow(findFirmById(db, firmId))).sealedKey
}

/** Finds the firm by name. Without a name, returns the only firm, or undefined if several. */
export async function pickFirm(
  db: Db,
  name: string | undefined,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  if (name !== undefined) return findFirmByName(db, name)
  const firms = await allFirms(db)
  return firms.length === 1 ? firms[0] : undefined
}

export async function firmNames(db: Db): Promise<readonly string[]> {
  return (await allFirms(db)).map(({ name }) => name)
}

/** The main office, for the days of lists. */
export async function officeOfFirm(db: Db, firmId: string): Promise<CaseOffice> {
  return toCaseOffice(await requireRow(firstOffice(db, firmId)))
}

/** The office of a person, also of one who no longer works there: for the cases they lead. */
export async function officeOfStaff(db: Db, staff: StaffKey): Promise<CaseOffice> {
  return toCaseOffice(await requireRow(findOfficeOfStaff(db, staff)))
}

function toCaseOffice({ id, timeZone }: OfficeRow): CaseOffice {
  return { officeId: id, timeZone }
}

/** Returns undefined if the firm has no active attorney. */
export async function attorneyForNewCase(db: Db, firmId: string): Promise<string | undefined> {
  return (await firstAttorney(db, firmId))?.id
}

/** Returns a logo or portrait by its hash. These images are public. */
export async function publicImage(
  db: Db,
  hash: string,
): Promise<{ readonly mimeType: string; readonly content: Uint8Array } | undefined> {
  const image = await findPublicImageByHash(db, hash)
  return image && { mimeType: image.mimeType, content: image.content }
}

/** Returns the attorney's email address, or the firm's address if the attorney has left. */
export async function alertAddress(
  db: Db,
  { attorneyId, firmId }: { readonly attorneyId: string; readonly firmId: string },
): Promise<string | undefined> {
  const address = await addressOfStaff(db, { firmId, staffId: attorneyId })
  return address ?? (await requireRow(findFirmById(db, firmId))).email ?? undefined
}

/** Finds current staff by email address. Different spellings of the same address match. */
export async function findStaff(
  db: Db,
  firmId: string,
  email: string,
): Promise<string | undefined> {
  return (await findStaffByEmail(db, firmId, email))?.id
}

export async function nameOfStaff(db: Db, staff: StaffKey): Promise<string | undefined> {
  return (await staffCard(db, staff))?.name
}

export type { StaffKey } from './firm.store.ts'

export interface StaffCard {
  readonly name: string
  readonly avatarUrl: string | null
}

export async function staffCard(db: Db, staff: StaffKey): Promise<StaffCard | undefined> {
  const row = await findStaffCard(db, staff)
  return (
    row && { name: `${row.givenName} ${row.familyName}`, avatarUrl: imagePath(row.portraitHash) }
  )
}

export function imagePath(hash: string | null): string | null {
  return hash === null ? null : `/images/${hash}`
}

async function requireRow<T>(row: Promise<T | undefined>): Promise<T> {
  const value = await row
  if (value === undefined) throw new Error('The firm, its office or its staff member is missing')
  return value
}
