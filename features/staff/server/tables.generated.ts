// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'
import type { OwnFaq } from '#features/firm/rules/records.ts'

export type Tables = {
  staffLogin: {
    staffId: string
    firmId: string
    emailHash: Uint8Array
    passwordHash: string | null
    authVersion: Generated<number>
    authenticatorSealed: Uint8Array | null
    authenticatorConfirmedAt: Date | null
    lastStep: number | null
    createdAt: Generated<Date>
  }
  staffRecoveryCode: {
    staffId: string
    codeHash: Uint8Array
  }
  staffFlow: {
    tokenHash: Uint8Array
    staffIds: readonly string[]
    authVersions: readonly number[]
    provenIds: Generated<readonly string[]>
    chosenStaffId: string | null
    failures: Generated<number>
    createdAt: Generated<Date>
    expiresAt: Date
  }
  staffSession: {
    id: string
    staffId: string
    refreshHash: Uint8Array
    previousRefreshHash: Uint8Array | null
    rotatedAt: Date | null
    authVersion: number
    browser: Generated<string>
    createdAt: Generated<Date>
    lastActiveAt: Generated<Date>
    provenAt: Generated<Date>
    endsAt: Date
    endedAt: Date | null
    endedWhy: string | null
  }
  staffInvitation: {
    tokenHash: Uint8Array
    staffId: string
    firmId: string
    invitedBy: string | null
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
  }
  staffDevice: {
    staffId: string
    tokenHash: Uint8Array
    expiresAt: Date
  }
  staffLink: {
    tokenHash: Uint8Array
    staffId: string
    firmId: string
    kind: 'reset' | 'not-me'
    createdAt: Generated<Date>
    expiresAt: Date
  }
  staffPasskey: {
    id: string
    staffId: string
    credentialId: Uint8Array
    publicKey: Uint8Array
    counter: number
    transports: Generated<readonly string[]>
    name: string
    createdAt: Generated<Date>
    lastUsedAt: Date | null
  }
  staffPasskeyChallenge: {
    holderHash: Uint8Array
    purpose: 'add' | 'sign-in' | 'step-up'
    challenge: string
    expiresAt: Date
  }
  firmFaq: {
    firmId: string
    language: 'en' | 'es'
    content: OwnFaq
    changedAt: Generated<Date>
    version: number
    changedBy: string | null
  }
  mailFooter: {
    firmId: string
    version: number
    texts: unknown
    changedAt: Generated<Date>
    changedBy: string
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
