/** The key of a case. Statements name the firm beside the case (spec: tenancy#statements). */
export interface CaseOfFirm {
  readonly caseId: string
  readonly firmId: string
}

/** The IDs of cases and of their firms, for `= any (…)` over the cases of an account. */
export function toColumns(cases: readonly CaseOfFirm[]): {
  readonly caseIds: readonly string[]
  readonly firmIds: readonly string[]
} {
  return {
    caseIds: [...new Set(cases.map(({ caseId }) => caseId))],
    firmIds: [...new Set(cases.map(({ firmId }) => firmId))],
  }
}
