// Generated from the migrated database by npm run generate: do not edit.
import type { CaseFacts, SummaryFacts } from '#features/cases/server/facts.generated.ts'
import type { Db, ReadOnly } from '#ports/database.ts'
import type { FirmFacts } from '#features/firm/server/facts.generated.ts'
import type { Generated } from 'kysely'

export type Tables = {
  caseNote: {
    firmId: string
    id: string
    caseId: string
    authorId: string
    text: string | null
    createdAt: Generated<Date>
    changedAt: Date | null
    version: Generated<number>
    textSealed: Uint8Array | null
  }
  caseTask: {
    firmId: string
    id: string
    caseId: string
    title: string | null
    assigneeId: string | null
    dueOn: string | null
    authorId: string | null
    templateId: string | null
    createdAt: Generated<Date>
    doneAt: Date | null
    doneBy: string | null
    version: Generated<number>
    titleSealed: Uint8Array | null
  }
  taskTemplate: {
    firmId: string
    id: string
    stage: 'Pre-Filing' | 'Filed' | 'Complete'
    title: string
    assignee: 'attorney' | 'paralegal' | null
    dueAfterDays: number | null
    createdAt: Generated<Date>
    version: Generated<number>
  }
  bulkReminder: {
    firmId: string
    id: string
    staffId: string
    createdAt: Generated<Date>
    endedAt: Date | null
    cancelledAt: Date | null
    kind: Generated<'reminder' | 'invitation'>
  }
  bulkReminderCase: {
    firmId: string
    bulkReminderId: string
    caseId: string
    state: Generated<'waiting' | 'done' | 'skipped'>
    reason: string | null
  }
  reminderSchedule: {
    firmId: string
    isOn: boolean
    invitationDays: readonly number[]
    taskDays: readonly number[]
    version: Generated<number>
  }
  caseReminder: {
    firmId: string
    caseId: string
    waitsFor: string | null
    startedOn: string
    passed: Generated<number>
    sentAt: Date | null
    isPaused: Generated<boolean>
    pausedUntil: string | null
    pausedBy: string | null
    version: Generated<number>
  }
  caseFacts: ReadOnly<CaseFacts>
  summaryFacts: ReadOnly<SummaryFacts>
  firmFacts: ReadOnly<FirmFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
