import type { StaffCasePageQuery, StaffCasePersonPartsFragment } from './case-page.operations.ts'

export type StaffCase = NonNullable<StaffCasePageQuery['staffCase']>
export type CasePerson = StaffCasePersonPartsFragment

export interface CaseTabProps {
  readonly legalCase: StaffCase
}
