// Generated from the migrated database by npm run generate: do not edit.
import type { CaseFacts, ParticipantFacts } from '#features/cases/server/facts.generated.ts'
import type { Db, ReadOnly } from '#ports/database.ts'
import type { Generated } from 'kysely'
import type { PersonFacts } from '#features/account/server/facts.generated.ts'
import type { SectionStatus } from '../rules/progress/section-status.ts'

export type Tables = {
  questionnaire: {
    caseId: string
    firmId: string
    isDisplayed: Generated<boolean>
    version: number | null
    shape: Generated<string>
    changes: Generated<number>
    dueOn: string | null
    instructions: string | null
    createdAt: Generated<Date>
  }
  questionnaireSection: {
    id: string
    firmId: string
    caseId: string
    systemName: string
    status: Generated<SectionStatus>
    isRejected: Generated<boolean>
    isDisplayed: Generated<boolean>
    activeQuestion: string | null
    activeGroup: string | null
    startedAt: Date | null
    openedBy: string | null
  }
  questionnaireComment: {
    id: string
    firmId: string
    sectionId: string
    staffId: string
    comment: string | null
    createdAt: Generated<Date>
    commentSealed: Uint8Array | null
  }
  questionnaireCheck: {
    sectionId: string
    firmId: string
    checkedBy: string | null
    checkedAt: Date | null
    approvedBy: string | null
    approvedAt: Date | null
  }
  questionnaireCreditors: {
    firmId: string
    caseId: string
    sealed: Uint8Array
  }
  questionnaireAnswer: {
    id: string
    firmId: string
    caseId: string
    sectionId: string
    questionKey: string
    revision: number
    sealed: Uint8Array
    savedBy: string | null
    savedAt: Generated<Date>
  }
  questionnaireRevision: {
    caseId: string
    questionKey: string
    revision: number
    firmId: string
    sealed: Uint8Array
    hash: Uint8Array
    complete: boolean
    becameCurrent: boolean
    writer: string | null
    sequence: number | null
    savedBy: string | null
    savedAt: Generated<Date>
    sentHash: Uint8Array | null
  }
  questionnaireSecret: {
    caseId: string
    questionKey: string
    path: string
    firmId: string
    debtor: 1 | 2
    sealed: Uint8Array
    savedAt: Generated<Date>
    droppedAt: Date | null
  }
  questionState: {
    caseId: string
    sectionId: string
    questionKey: string
    firmId: string
    disabled: Generated<boolean>
    complete: Generated<boolean>
    help: Generated<boolean>
    helpToldAt: Date | null
    openedToldAt: Date | null
    resolution: 'answered' | 'leftToUs' | null
    resolvedBy: string | null
    resolutionNote: string | null
    resolvedAt: Date | null
    resolutionReply: string | null
  }
  questionnaireSubmission: {
    id: string
    firmId: string
    caseId: string
    accountId: string
    version: number
    revisions: Record<string, number>
    hash: Uint8Array
    submittedAt: Generated<Date>
    language: Generated<'en' | 'es'>
    joint: Generated<boolean>
    chapter: number | null
    sections: Generated<readonly string[]>
    copyId: string | null
    warnings: number | null
  }
  questionnaireAgreement: {
    participantId: string
    firmId: string
    textVersion: string
    textHash: Uint8Array
    agreedAt: Generated<Date>
  }
  caseFacts: ReadOnly<CaseFacts>
  participantFacts: ReadOnly<ParticipantFacts>
  personFacts: ReadOnly<PersonFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
