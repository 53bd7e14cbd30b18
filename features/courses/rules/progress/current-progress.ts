// How far a debtor is at this moment: what a look-up found lapses after half an hour (decisions-courses A5.3).
import { progressOf, type CourseFacts, type Debtor } from './course-facts.ts'
import { orderStatus, type CourseNumber, type OrderStep } from './courses.ts'
import { asksForSpouse, isJointCase, optionOf } from '../ordering/joint-option.ts'
import type { ProgressRecord } from '../records.ts'

/** The steps that stand on what the look-up has found. */
const resting: readonly OrderStep[] = [
  'CreateAccount',
  'AddSpouseOrJointDebtor',
  'ChooseCourse',
  'LookupFoundCourse',
]

/**
 * The stored row; or the beginning, when the look-up behind an unfinished order is over: a failure stays until the next look-up. Whoever stands before the question how
 * two spouses take the course has had it answered, once the other has said it or ordered (decisions-courses A5.5).
 */
export function currentProgress(
  facts: Pick<CourseFacts, 'caseId' | 'people' | 'setUps' | 'progress' | 'orders'>,
  course: CourseNumber,
  debtor: Debtor,
): ProgressRecord {
  const stored = progressOf(facts, course, debtor)
  const isOver = stored.isLookUpOver && !stored.hasPlaced && resting.includes(stored.orderStep)
  if (isOver) return { ...stored, orderStatus: orderStatus.noOrder, orderStep: 'UserVerification' }
  const isAnswered =
    stored.orderStep === 'AddSpouseOrJointDebtor' &&
    !asksForSpouse(isJointCase(facts), optionOf(facts, course))
  return isAnswered ? { ...stored, orderStep: 'ChooseCourse' } : stored
}
