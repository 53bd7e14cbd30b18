import { getProgress, type CourseFacts, type Debtor } from './course-facts.ts'
import { orderStatus, type CourseNumber, type OrderStep } from './courses.ts'
import { asksForSpouse, isJointCase, findOption } from './joint-option.ts'
import type { ProgressRecord } from '../records.ts'

/** Steps that depend on the look-up result. */
const resting: readonly OrderStep[] = [
  'CreateAccount',
  'AddSpouseOrJointDebtor',
  'ChooseCourse',
  'LookupFoundCourse',
]

/**
 * Goes back to UserVerification if the look-up of an unfinished order has expired. Skips a finished
 * add-spouse step (spec: courses#look-up-kept, courses#add-spouse-step).
 */
export function currentProgress(
  facts: Pick<CourseFacts, 'caseId' | 'people' | 'setUps' | 'progress' | 'orders'>,
  course: CourseNumber,
  debtor: Debtor,
): ProgressRecord {
  const stored = getProgress(facts, course, debtor)
  const isOver = stored.isLookUpOver && !stored.hasPlaced && resting.includes(stored.orderStep)
  if (isOver) return { ...stored, orderStatus: orderStatus.noOrder, orderStep: 'UserVerification' }
  const isAnswered =
    stored.orderStep === 'AddSpouseOrJointDebtor' &&
    !asksForSpouse(isJointCase(facts), findOption(facts, course))
  return isAnswered ? { ...stored, orderStep: 'ChooseCourse' } : stored
}
