// Generated from the migrated database by npm run generate: do not edit.
import type { Db, ReadOnly } from '#ports/database.ts'
import type { Generated } from 'kysely'
import type { OfficeFacts, StaffFacts } from '#features/firm/server/facts.generated.ts'
import type { PersonFacts } from '#features/account/server/facts.generated.ts'

export type Tables = {
  legalCase: {
    id: string
    firmId: string
    officeId: string
    attorneyId: string
    status: 'Pre-Filing' | 'Filed' | 'Complete'
    firmStage: string
    chapter: 7 | 13 | null
    caseType: string
    clientCode: string | null
    caseNumber: string | null
    openedOn: string
    createdAt: Generated<Date>
    hasLegacyOrder: Generated<boolean>
    outcome: 'discharged' | 'dismissed' | 'withdrawn' | 'closed-without-discharge' | 'transferred' | 'unknown' | null
    filedOn: string | null
  }
  participant: {
    id: string
    firmId: string
    caseId: string
    debtor: 1 | 2
    accountId: string | null
    givenName: string
    familyName: string
    email: string
    mobilePhone: string
    contactType: Generated<1 | 2 | 3>
    lastVisitedAt: Date | null
    deactivatedAt: Date | null
    deactivationReason: string | null
    shownInstructions: Generated<boolean>
    shownTerms: Generated<boolean>
    language: Generated<'en' | 'es'>
  }
  timelineEntry: {
    id: string
    firmId: string
    caseId: string
    name: string
    description: string
    position: number
    state: 'done' | 'current' | 'next'
    happenedOn: string | null
  }
  caseKeyDate: {
    caseId: string
    firmId: string
    kind: 'case-number' | 'first-meeting' | 'meeting'
    onDay: string
  }
  officeFacts: ReadOnly<OfficeFacts>
  staffFacts: ReadOnly<StaffFacts>
  personFacts: ReadOnly<PersonFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
