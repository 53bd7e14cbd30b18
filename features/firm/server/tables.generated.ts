// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  firm: {
    id: string
    name: string
    iconHash: string | null
    colour: Generated<string>
    email: string | null
    website: string | null
    invitationMessage: Generated<string>
    invitationDays: Generated<number>
    sealedKey: Uint8Array
    createdAt: Generated<Date>
    version: Generated<number>
  }
  office: {
    id: string
    firmId: string
    officeCode: string
    street: string | null
    city: string | null
    state: string | null
    zip: string | null
    phone: string | null
    fax: string | null
    timeZone: Generated<string>
    unitKey: string | null
    position: Generated<number>
    version: Generated<number>
  }
  staff: {
    id: string
    firmId: string
    officeId: string
    givenName: string
    familyName: string
    role: 'attorney' | 'paralegal' | 'administrator'
    email: string
    portraitHash: string | null
    disabledAt: Date | null
  }
  publicImage: {
    hash: string
    firmId: string
    mimeType: 'image/png' | 'image/jpeg' | 'image/webp'
    content: Uint8Array
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
