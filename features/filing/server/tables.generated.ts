// Generated from the migrated database by npm run generate: do not edit.
import type { CaseFacts, ParticipantFacts } from '#features/cases/server/facts.generated.ts'
import type { Db, ReadOnly } from '#ports/database.ts'
import type { DebtorOfLine, FilingList } from '../rules/lines.ts'
import type { Generated } from 'kysely'

export type Tables = {
  filingLine: {
    firmId: string
    caseId: string
    line: string
    debtor: DebtorOfLine
    state: 'open' | 'done' | 'not-needed'
    missing: number
    onDay: string | null
  }
  filingCase: {
    firmId: string
    caseId: string
    version: Generated<number>
    feeAgreed: number | null
    feeAgreedOn: string | null
    feeDue: number | null
    searchedNames: string | null
    searchedAt: Date | null
    searchedBy: string | null
    searchFound: number | null
    searchNote: string | null
  }
  filingPayment: {
    firmId: string
    id: string
    caseId: string
    cents: number
    paidOn: string
    note: string
    enteredBy: string
    enteredAt: Generated<Date>
  }
  filingMark: {
    firmId: string
    caseId: string
    line: string
    debtor: DebtorOfLine
    state: 'done' | 'not-needed'
    onDay: string | null
    note: string
    markedBy: string
    markedAt: Generated<Date>
  }
  filingList: {
    firmId: string
    version: number
    list: FilingList
    changedAt: Generated<Date>
    changedBy: string
  }
  caseFacts: ReadOnly<CaseFacts>
  participantFacts: ReadOnly<ParticipantFacts>
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
