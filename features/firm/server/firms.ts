// What other nouns may ask of firms; the tables stay private to this one.
import type { Db } from '#ports/database.ts'
import type { SealedFirmKey } from '#ports/secrets.ts'
import { onColour } from '../rules/firm-colour.ts'
import {
  addressOfStaff,
  allFirms,
  findStaffCard,
  firmById,
  firmByName,
  firstAttorney,
  firstOffice,
  publicImageByHash,
  staffByEmail,
} from './firm.store.ts'

export interface FirmGreeting {
  readonly firmName: string
  readonly invitationMessage: string
  readonly invitationDays: number
  /** Where answers to an invitation go. */
  readonly email: string | undefined
  readonly iconUrl: string | null
  readonly colour: string
  readonly onColour: string
}

/** How a firm greets the people it invites, and how long its invitations live. */
export async function greetingOfFirm(db: Db, firmId: string): Promise<FirmGreeting> {
  const firm = await found(firmById(db, firmId))
  const {
    name: firmName,
    invitation_message: invitationMessage,
    invitation_days: invitationDays,
    email,
    colour,
  } = firm
  const look = { iconUrl: imagePath(firm.icon_hash), colour, onColour: onColour(colour) }
  return { firmName, invitationMessage, invitationDays, email: email ?? undefined, ...look }
}

/** The address to which clients of a firm may write; undefined when it has none. */
export async function emailOfFirm(db: Db, firmId: string): Promise<string | undefined> {
  return (await firmById(db, firmId))?.email ?? undefined
}

/** The key under which everything of a firm is sealed. */
export async function keyOfFirm(db: Db, firmId: string): Promise<SealedFirmKey> {
  return (await found(firmById(db, firmId))).sealed_key
}

/** The firm by its name, or the only one; undefined when that does not name one. */
export async function pickFirm(
  db: Db,
  name: string | undefined,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  if (name !== undefined) return firmByName(db, name)
  const firms = await allFirms(db)
  return firms.length === 1 ? firms[0] : undefined
}

export async function firmNames(db: Db): Promise<readonly string[]> {
  return (await allFirms(db)).map(({ name }) => name)
}

/** The default office of a firm's cases. Their days are counted in its time zone. */
export async function officeOfFirm(
  db: Db,
  firmId: string,
): Promise<{ readonly officeId: string; readonly timeZone: string }> {
  const office = await found(firstOffice(db, firmId))
  return { officeId: office.id, timeZone: office.time_zone }
}

/** The attorney who gets the firm's new cases; undefined when no attorney works there (any more). */
export async function attorneyForNewCase(db: Db, firmId: string): Promise<string | undefined> {
  return (await firstAttorney(db, firmId))?.id
}

/** A logo or portrait by its hash, for everybody. */
export async function publicImage(
  db: Db,
  hash: string,
): Promise<{ readonly mimeType: string; readonly content: Uint8Array } | undefined> {
  const image = await publicImageByHash(db, hash)
  return image && { mimeType: image.mime_type, content: image.content }
}

/** Where an alert about a case reaches its attorney; the firm's own address when they are there no more. */
export async function alertAddress(
  db: Db,
  { attorneyId, firmId }: { readonly attorneyId: string; readonly firmId: string },
): Promise<string | undefined> {
  const address = await addressOfStaff(db, attorneyId)
  return address ?? (await found(firmById(db, firmId))).email ?? undefined
}

/** Who works at a firm under this address, as addresses are compared; undefined when nobody does (any more). */
export async function findStaff(
  db: Db,
  firmId: string,
  email: string,
): Promise<string | undefined> {
  return (await staffByEmail(db, firmId, email))?.id
}

/** First and last name of a member of staff; undefined when they have left. */
export async function nameOfStaff(db: Db, staffId: string): Promise<string | undefined> {
  return (await staffCard(db, staffId))?.name
}

export interface StaffCard {
  readonly name: string
  readonly avatarUrl: string | null
}

/** Name and portrait of a member of staff; undefined when they have left. */
export async function staffCard(db: Db, staffId: string): Promise<StaffCard | undefined> {
  const row = await findStaffCard(db, staffId)
  return (
    row && { name: `${row.given_name} ${row.family_name}`, avatarUrl: imagePath(row.portrait_hash) }
  )
}

function imagePath(hash: string | null): string | null {
  return hash === null ? null : `/images/${hash}`
}

async function found<T>(row: Promise<T | undefined>): Promise<T> {
  const value = await row
  if (value === undefined) throw new Error('The firm, its office or its staff member is missing')
  return value
}
