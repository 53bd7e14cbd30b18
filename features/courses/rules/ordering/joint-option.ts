// How two spouses take a course: what the option of a case says for each of them (seeds/002, section 3; decisions-courses A5b).
import { setUpOf, type CourseFacts, type Debtor } from '../progress/course-facts.ts'
import { jointOption, type CourseNumber, type JointOption } from '../progress/courses.ts'

/** A single case has none. */
export function isJointCase(facts: Pick<CourseFacts, 'people'>): boolean {
  return facts.people.length > 1
}

/**
 * Null on a single case, and while nobody has said. What was ordered says it too: for both, it is taken together; for one of them, each takes their own, whatever they
 * had said before.
 */
export function optionOf(
  facts: Pick<CourseFacts, 'people' | 'setUps' | 'orders'>,
  course: CourseNumber,
): JointOption | null {
  if (!isJointCase(facts)) return null
  const { jointOption: said } = setUpOf(facts, course)
  if (said === jointOption.debtor1Only || said === jointOption.debtor2Only) return said
  const orders = facts.orders.filter((order) => order.isPlaced && order.courseNumber === course)
  if (orders.length === 0) return said
  return orders.some((order) => order.isJoint) ? jointOption.together : jointOption.separately
}

/** True when the course is for the other debtor and never for this one. */
export function isTheOthersAlone(option: JointOption | null, debtor: Debtor): boolean {
  return option === (debtor === 1 ? jointOption.debtor2Only : jointOption.debtor1Only)
}

/** The step in which a spouse may be added stands only before a joint case that has not said yet (decisions-courses A5.5). */
export function asksForSpouse(isJoint: boolean, option: JointOption | null): boolean {
  return isJoint && option === null
}
