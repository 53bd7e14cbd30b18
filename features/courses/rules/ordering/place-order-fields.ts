// spec: courses#progress-fields
import type { CourseFacts, Debtor } from '../progress/course-facts.ts'
import {
  courseNumbers,
  jointOption,
  type CourseNumber,
  type JointOption,
  type OrderStatus,
  type OrderStep,
} from '../progress/courses.ts'
import { currentProgress } from '../progress/current-progress.ts'
import { findOption } from '../progress/joint-option.ts'

type Of<D extends Debtor, N extends CourseNumber> = {
  readonly [key in `debtor${D}HasPlaced${N}CourseOrder`]: boolean | null
} & { readonly [key in `debtor${D}HasPlaced${N}CourseOrderStatus`]: OrderStatus | null } & {
  readonly [key in `debtor${D}${N}CourseOrderStep`]: OrderStep | null
} & { readonly [key in `debtor${D}${N}CourseForJointCaseOrders`]: JointOption | null }

export type PlaceOrderFields = Of<1, 'First'> & Of<1, 'Second'> & Of<2, 'First'> & Of<2, 'Second'>

type Facts = Pick<CourseFacts, 'caseId' | 'people' | 'progress' | 'setUps' | 'orders'>

/** Fields of the other debtor are null unless the course is joint. Both see the joint option. */
export function placeOrderFields(facts: Facts, viewer: Debtor): PlaceOrderFields {
  const debtors: readonly Debtor[] = [1, 2]
  const fields = debtors.flatMap((debtor) =>
    courseNumbers.flatMap((course) => Object.entries(toFields(facts, viewer, debtor, course))),
  )
  return Object.fromEntries(fields) as unknown as PlaceOrderFields
}

function toFields(
  facts: Facts,
  viewer: Debtor,
  debtor: Debtor,
  course: CourseNumber,
): Readonly<Record<string, unknown>> {
  const option = findOption(facts, course)
  const isSeen = debtor === viewer || option === jointOption.together
  const { hasPlaced, orderStatus, orderStep } = currentProgress(facts, course, debtor)
  return {
    [`debtor${debtor}HasPlaced${course}CourseOrder`]: isSeen ? hasPlaced : null,
    [`debtor${debtor}HasPlaced${course}CourseOrderStatus`]: isSeen ? orderStatus : null,
    [`debtor${debtor}${course}CourseOrderStep`]: isSeen ? orderStep : null,
    [`debtor${debtor}${course}CourseForJointCaseOrders`]: option,
  }
}
