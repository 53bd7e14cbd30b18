// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  account: {
    id: string
    email: string
    emailVerifiedAt: Date | null
    mobilePhone: string
    mobileVerifiedAt: Date | null
    givenName: string | null
    middleName: string | null
    familyName: string | null
    suffix: string | null
    homePhone: string | null
    workPhone: string | null
    street: string | null
    city: string | null
    state: string | null
    zip: string | null
    ssnSealed: Uint8Array | null
    contactType: Generated<1 | 2 | 3>
    passwordHash: string | null
    creationStep: Generated<number>
    authVersion: Generated<number>
    timeZone: string | null
    createdAt: Generated<Date>
    completedAt: Date | null
    language: 'en' | 'es' | null
    lockedAt: Date | null
    codesByEmailUntil: Date | null
    codesByEmailVersion: number | null
  }
  pendingChange: {
    accountId: string
    channel: 'email' | 'mobile'
    valueSealed: Uint8Array
    createdAt: Generated<Date>
    expiresAt: Date
  }
  notMeLink: {
    tokenHash: Uint8Array
    accountId: string
    what: 'email' | 'mobile' | 'password'
    beforeSealed: Uint8Array | null
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
  }
  textConsent: {
    id: string
    accountId: string
    event: 'CODES' | 'NOTICES' | 'NO_NOTICES' | 'STOPPED' | 'RESUMED'
    mobilePhone: string
    words: string
    at: Generated<Date>
  }
  assistedChange: {
    id: string
    accountId: string
    channel: 'email' | 'mobile'
    value: string
    authVersion: number
    requestedAt: Generated<Date>
    effectiveAt: Date
    appliedAt: Date | null
    endedAt: Date | null
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
