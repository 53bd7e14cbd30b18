// What the firm can do with a course now (spec: courses#acts-of-the-firm).
import {
  findPlacedOrder,
  getProgress,
  type CourseFacts,
  type Debtor,
} from '../progress/course-facts.ts'
import { orderStatus, type CourseNumber } from '../progress/courses.ts'
import { findOption, isJointCase } from '../progress/joint-option.ts'
import { orderRefusal } from '../ordering/may-order.ts'

/** A hold does not stop the firm. `today` is `YYYY-MM-DD` in the office's time zone. */
export function canOrderForClient(
  facts: CourseFacts,
  course: CourseNumber,
  debtor: Debtor,
  today: string,
): boolean {
  const refusal = orderRefusal(facts, course, debtor, today)
  return (
    facts.unitKey !== null &&
    (refusal === undefined || refusal === 'held') &&
    (!isJointCase(facts) || findOption(facts, course) !== null) &&
    findPlacedOrder(facts, course, debtor) === undefined
  )
}

/** True after an order, a failure, or the first step of an order. */
export function canBeReset(facts: CourseFacts, course: CourseNumber, debtor: Debtor): boolean {
  const progress = getProgress(facts, course, debtor)
  return (
    findPlacedOrder(facts, course, debtor) !== undefined ||
    progress.hasPlaced ||
    progress.orderStatus !== orderStatus.noOrder ||
    progress.orderStep !== 'UserVerification'
  )
}
