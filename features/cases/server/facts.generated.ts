// Generated from the migrated database by npm run generate: do not edit.

export interface CaseFacts {
  caseId: string
  firmId: string
  status: 'Pre-Filing' | 'Filed' | 'Complete'
  chapter: 7 | 13 | null
  caseNumber: string | null
  clientCode: string | null
  hasClientCode: boolean | null
  hasLegacyOrder: boolean
  isJoint: boolean
  firmName: string
  timeZone: string
  unitKey: string | null
  firmKey: Uint8Array
  attorneyId: string
  paralegalId: string | null
  plannedFilingOn: string | null
}

export interface CaseListFacts {
  firmId: string
  caseId: string
  status: 'Pre-Filing' | 'Filed' | 'Complete'
  filedOn: string | null
  plannedFilingOn: string | null
  attorneyId: string
  paralegalId: string | null
  archivedAt: Date | null
  sortName: string
}

export interface ParticipantFacts {
  participantId: string
  firmId: string
  caseId: string
  debtor: 1 | 2
  accountId: string | null
  givenName: string
  familyName: string
  fullName: string
  isActive: boolean
  hasEnded: boolean
}

export interface SummaryFacts {
  firmId: string
  caseId: string
  people: number
  joined: number
  invitedAt: Date | null
  documentsOpen: number
  sectionsShown: number
  sectionsDone: number
  courseTakers: number
  firstCoursesDone: number
  secondCoursesDone: number
  clientActiveAt: Date | null
  undeliveredAt: Date | null
  reminders: number
  remindedAt: Date | null
}
