import type { CourseFacts, Debtor } from './course-facts.ts'
import { dashBoardCourseNumber } from './course-number.ts'
import { courseStatus, type CourseNumber, type CourseStatus } from './courses.ts'
import { toViewedCourse } from './viewed-course.ts'
import type { Upload } from '../upload.ts'

export type CourseTaskState =
  | 'none'
  | 'choose'
  | 'ordered'
  | 'ready'
  | 'started'
  | 'certificate'
  | 'canceled'
  | 'expired'
  | 'spouse'

export interface CourseTask {
  readonly number: CourseNumber
  readonly state: CourseTaskState
  readonly providerName: string | null
}

const states: Readonly<Partial<Record<CourseStatus, CourseTaskState>>> = {
  [courseStatus.chooseCourse]: 'choose',
  [courseStatus.pendingRegistration]: 'ordered',
  [courseStatus.pendingRegistrationPhone]: 'ordered',
  [courseStatus.pendingNotStarted]: 'ready',
  [courseStatus.pendingNotStartedPhone]: 'ready',
  [courseStatus.started]: 'started',
  [courseStatus.certification]: 'certificate',
  [courseStatus.canceled]: 'canceled',
  [courseStatus.expired]: 'expired',
  [courseStatus.orderedForSpouse]: 'spouse',
}

/** Returns undefined when no course is due. */
export function courseTask(
  facts: CourseFacts,
  debtor: Debtor,
  uploads: readonly Upload[],
): CourseTask | undefined {
  const number = dashBoardCourseNumber(facts, debtor, uploads)
  if (number === null) return undefined
  const { status, order, item } = toViewedCourse(facts, number, debtor, uploads)
  const state = (status === undefined ? undefined : states[status]) ?? 'none'
  const providerName = order?.offers.find(({ id }) => id === item?.id)?.name ?? null
  // A course whose registration was accepted is ready even before the provider confirms it.
  return {
    number,
    state: state === 'ordered' && item?.isRegistered ? 'ready' : state,
    providerName,
  }
}
