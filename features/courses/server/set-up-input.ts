import type { Debtor } from '../rules/progress/course-facts.ts'
import type { CoursePayment, JointOption } from '../rules/progress/courses.ts'
import type { CourseActionInput } from './firm-context.ts'

/** Absent fields are unchanged. */
export interface SetUpCourseInput extends CourseActionInput {
  readonly payment?: CoursePayment
  /** Null means every provider of the course. */
  readonly providerIds?: readonly number[] | null
  /** Null means that the debtors choose. */
  readonly jointOption?: JointOption | null
  /** The debtor to whom the fields below apply. If absent, they apply to both. */
  readonly debtor?: Debtor
  readonly isHeld?: boolean
  /** The first course may be taken after filing through this day. Null ends the waiver. */
  readonly waiver?: { readonly until: string; readonly reason: string } | null
  /** Day on which the certificate was filed, which ends reminders. Null means not filed. */
  readonly courtFiledOn?: string | null
}
