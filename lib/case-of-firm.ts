/** The key of a case. Statements name the firm beside the case (spec: tenancy#statements). */
export interface CaseOfFirm {
  readonly caseId: string
  readonly firmId: string
}
