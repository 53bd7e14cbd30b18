// Generated from the migrated database by npm run generate: do not edit.
import type { Db, ReadOnly } from '#ports/database.ts'
import type { FirmFacts, OfficeFacts, StaffFacts } from '#features/firm/server/facts.generated.ts'
import type { Generated } from 'kysely'
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
    filedOn: string | null
    paralegalId: string | null
    plannedFilingOn: string | null
    urgencies: Generated<readonly string[]>
    greeting: string | null
    creationKey: string | null
    archivedAt: Date | null
    archivedBy: string | null
    duplicateOf: string | null
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
    outcome: 'discharged' | 'dismissed' | 'withdrawn' | 'closed-without-discharge' | 'transferred' | 'unknown' | null
    endedOn: string | null
    docketNumber: string | null
    endedAt: Date | null
  }
  formerParticipant: {
    firmId: string
    id: string
    caseId: string
    debtor: 1 | 2
    accountId: string
    givenName: string
    familyName: string
    leftAt: Generated<Date>
    removedBy: string
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
  caseMeeting: {
    firmId: string
    caseId: string
    onDay: string
    startsAt: string | null
    timeZone: string
    place: string
    link: string
    interpreter: string
    isHeld: Generated<boolean>
  }
  caseSummary: {
    firmId: string
    caseId: string
    sortName: Generated<string>
    searchText: Generated<string>
    people: Generated<number>
    joined: Generated<number>
    invitedAt: Date | null
    invitationEndsAt: Date | null
    undeliveredAt: Date | null
    documentsNeeded: Generated<number>
    documentsComplete: Generated<number>
    documentsOpen: Generated<number>
    documentsToReview: Generated<number>
    reviewSince: Date | null
    sectionsShown: Generated<number>
    sectionsDone: Generated<number>
    sectionsToCheck: Generated<number>
    checkSince: Date | null
    helpRequests: Generated<number>
    helpSince: Date | null
    courseTakers: Generated<number>
    firstCoursesDone: Generated<number>
    secondCoursesDone: Generated<number>
    clientActiveAt: Date | null
    lastActiveAt: Generated<Date>
    lastActiveDebtor: 1 | 2 | null
    lastActiveStaffId: string | null
    reminders: Generated<number>
    remindedAt: Date | null
    filingOpen: number | null
    counselingUseBy: string | null
  }
  caseDeadline: {
    firmId: string
    caseId: string
    kind: string
    debtor: Generated<0 | 1 | 2>
    onDay: string
  }
  outcomeText: {
    firmId: string
    outcome: 'discharged' | 'dismissed' | 'withdrawn' | 'closed-without-discharge' | 'transferred'
    texts: unknown | null
    version: number
  }
  timelineText: {
    firmId: string
    version: number
    steps: unknown
    changedAt: Generated<Date>
    changedBy: string
  }
  firmFacts: ReadOnly<FirmFacts>
  officeFacts: ReadOnly<OfficeFacts>
  staffFacts: ReadOnly<StaffFacts>
  personFacts: ReadOnly<PersonFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
