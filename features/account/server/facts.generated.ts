// Generated from the migrated database by npm run generate: do not edit.

export interface PersonFacts {
  accountId: string
  givenName: string | null
  fullName: string | null
  verifiedEmail: string | null
  timeZone: string | null
}
