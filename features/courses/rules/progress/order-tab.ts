// spec: courses#order-views
import { courseMethod, courseStatus, type CourseNumber } from './courses.ts'
import { isAllShown, type ShownFlags } from './next-page.ts'

export type CourseView =
  | 'loadError'
  | 'legacy'
  | 'takeFirst'
  | 'finishedFirst'
  | 'needsCaseNumber'
  | 'held'
  | 'takeSecond'
  | 'ended'
  | 'invalid'
  | 'userVerification'
  | 'createAccount'
  | 'addSpouse'
  | 'chooseCourse'
  | 'lookupFound'
  | 'failure'
  | 'providerList'
  | 'flow'
  | 'registering'
  | 'registeringPhone'
  | 'pendingOnline'
  | 'pendingPhone'
  | 'certificateOnItsWay'
  | 'complete'
  | 'uploaded'
  | 'canceled'
  | 'spouse'

export type CourseBanner =
  | 'firstCanceled'
  | 'secondCanceled'
  | 'orderedForSpouse'
  | 'notOrdered'
  | 'firstFinished'
  | 'secondFinished'
  | 'takeFirst'
  | 'takeSecond'

export interface CourseTabView {
  readonly view: CourseView
  readonly banner: CourseBanner | null
  readonly notice: 'firstCourseFiled' | null
}

export interface TabOrder extends ShownFlags {
  readonly courseStatus: number
  /** Null before the choice of a course; it is then treated as online. */
  readonly courseMethod?: number | null | undefined
  readonly isJoint: boolean
  readonly hasRegisteredCourse: boolean
}

/**
 * Until a provider is chosen, the banner asks the debtor to take the course
 * (spec: courses#course-banners).
 */
export function orderTab(
  course: CourseNumber,
  order: TabOrder,
  needsSpouse: boolean,
): CourseTabView {
  switch (order.courseStatus) {
    case courseStatus.chooseCourse:
      return seen('providerList', take(course))
    case courseStatus.pendingRegistration:
    case courseStatus.pendingRegistrationPhone:
      return seen(registrationView(order, needsSpouse), null)
    case courseStatus.pendingNotStarted:
    case courseStatus.pendingNotStartedPhone:
    case courseStatus.started:
      return seen(isByPhone(order) ? 'pendingPhone' : 'pendingOnline', null)
    case courseStatus.certification:
      return seen('certificateOnItsWay', null)
    case courseStatus.complete:
      return seen('complete', finished(course))
    case courseStatus.manuallyUploaded:
      return seen('uploaded', finished(course))
    case courseStatus.canceled:
    case courseStatus.expired:
      return seen('canceled', course === 'First' ? 'firstCanceled' : 'secondCanceled')
    case courseStatus.orderedForSpouse:
      return seen('spouse', 'orderedForSpouse')
    default:
      return seen('invalid', 'notOrdered')
  }
}

function registrationView(order: TabOrder, needsSpouse: boolean): CourseView {
  if (!isAllShown(order, needsSpouse)) return 'flow'
  if (isByPhone(order)) return order.hasRegisteredCourse ? 'pendingPhone' : 'registeringPhone'
  return order.hasRegisteredCourse ? 'pendingOnline' : 'registering'
}

/** The statuses 12 and 13 imply a course by phone. */
function isByPhone(order: TabOrder): boolean {
  const { pendingRegistrationPhone, pendingNotStartedPhone } = courseStatus
  return (
    order.courseMethod === courseMethod.phone ||
    order.courseStatus === pendingRegistrationPhone ||
    order.courseStatus === pendingNotStartedPhone
  )
}

export const take = (course: CourseNumber): CourseBanner =>
  course === 'First' ? 'takeFirst' : 'takeSecond'
const finished = (course: CourseNumber): CourseBanner =>
  course === 'First' ? 'firstFinished' : 'secondFinished'
export const seen = (view: CourseView, banner: CourseBanner | null): CourseTabView => ({
  view,
  banner,
  notice: null,
})
