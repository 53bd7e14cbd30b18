import type { Selectable } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { DeadlineKind } from '../rules/clients/deadline-kinds.ts'
import type { Tables } from './tables.generated.ts'

/** The columns that features count. The rest is activity and reminders. */
export type SummaryCounts = Omit<
  Selectable<Tables['caseSummary']>,
  | 'firmId'
  | 'caseId'
  | 'undeliveredAt'
  | 'clientActiveAt'
  | 'lastActiveAt'
  | 'lastActiveDebtor'
  | 'lastActiveStaffId'
  | 'reminders'
  | 'remindedAt'
>

export interface OpenDeadline {
  readonly kind: DeadlineKind
  /** 0 for the whole case. */
  readonly debtor: 0 | 1 | 2
  /** `YYYY-MM-DD`. */
  readonly day: string
}

export interface SummaryFacts {
  readonly counts: Partial<SummaryCounts>
  readonly deadlines?: readonly OpenDeadline[]
}

/** Who acted: a client of the case, or a person of the firm. */
export type CaseActor = { readonly debtor: 1 | 2 } | { readonly staffId: string }

/** Counts again what the lists show of a case, and records who was active. */
export type CaseChanged = (tx: Tx, legalCase: CaseOfFirm, by?: CaseActor) => Promise<void>

/** What a feature knows of cases of one firm, by case. Omits cases that it does not know. */
export type SummaryPart = (
  db: Db,
  cases: readonly CaseOfFirm[],
) => Promise<ReadonlyMap<string, SummaryFacts>>
