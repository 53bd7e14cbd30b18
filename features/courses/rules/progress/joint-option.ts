// spec: courses#joint-options
import { getSetUp, type CourseFacts, type Debtor } from './course-facts.ts'
import { jointOption, type CourseNumber, type JointOption } from './courses.ts'

export function isJointCase(facts: Pick<CourseFacts, 'people'>): boolean {
  return facts.people.length > 1
}

/** Null for a single case, or before a choice or order (spec: courses#orders-imply-option). */
export function findOption(
  facts: Pick<CourseFacts, 'people' | 'setUps' | 'orders'>,
  course: CourseNumber,
): JointOption | null {
  if (!isJointCase(facts)) return null
  const { jointOption: chosenOption } = getSetUp(facts, course)
  if (chosenOption === jointOption.debtor1Only || chosenOption === jointOption.debtor2Only)
    return chosenOption
  const orders = facts.orders.filter((order) => order.isPlaced && order.courseNumber === course)
  if (orders.length === 0) return chosenOption
  return orders.some((order) => order.isJoint) ? jointOption.together : jointOption.separately
}

/** True when only the other debtor takes the course. */
export function isTheOthersAlone(option: JointOption | null, debtor: Debtor): boolean {
  return option === (debtor === 1 ? jointOption.debtor2Only : jointOption.debtor1Only)
}

/** spec: courses#add-spouse-step */
export function asksForSpouse(isJoint: boolean, option: JointOption | null): boolean {
  return isJoint && option === null
}
