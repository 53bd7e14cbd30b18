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

/** What the list before filing needs to know beyond the counts (spec: filing#lines). */
export interface FilingFacts {
  readonly isBeforeFiling: boolean
  readonly sectionsApproved: number
  /** At the newest submission. Null without one, and until it is counted. */
  readonly warnings: number | null
  /** Debtors whose proof of the Social Security number is accepted. */
  readonly provenNumbers: ReadonlyArray<1 | 2>
  readonly counseling: ReadonlyArray<{
    readonly debtor: 1 | 2
    readonly isDone: boolean
    /** Last day of the certificate. Null without one, and for a course that was waived. */
    readonly useBy: string | null
  }>
}

export interface SummaryFacts {
  readonly counts: Partial<SummaryCounts>
  readonly filing?: Partial<FilingFacts>
  readonly deadlines?: readonly OpenDeadline[]
  /** The case has ended, so that no deadline of any feature counts. */
  readonly hasEnded?: boolean
}

/** Who acted: a client of the case, or a person of the firm. */
export type CaseActor = { readonly debtor: 1 | 2 } | { readonly staffId: string }

/** Counts again what the lists show of a case, and records who was active. */
export type CaseChanged = (tx: Tx, legalCase: CaseOfFirm, by?: CaseActor) => Promise<void>

/** What is known of a case before the part that asks. */
export type KnownOfCase = Required<Pick<SummaryFacts, 'counts' | 'filing'>>

/**
 * What a feature knows of cases of one firm, by case. Omits cases that it does not know. `known` is
 * what the features below it have said of them.
 */
export type SummaryPart = (
  db: Db,
  cases: readonly CaseOfFirm[],
  known: ReadonlyMap<string, KnownOfCase>,
) => Promise<ReadonlyMap<string, SummaryFacts>>
