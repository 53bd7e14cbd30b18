// Optimistic updates of the cached courses, before they are read again.
import {
  courseNumbers,
  courseStatus as courseStatuses,
  type CourseMethod,
  type CourseNumber,
} from '../../rules/progress/courses.ts'
import type {
  AnsweredStepFragment,
  CourseDashboardQuery,
  OneOrderFragment,
  PlaceNewCourseOrderMutation,
  PlacedOrderFragment,
} from '../courses.operations.ts'

export type Dashboard = CourseDashboardQuery['courseDashboard']
export type CourseOrder = OneOrderFragment
export type CourseInvite = Dashboard['invites'][number]
export type CourseProvider = CourseInvite['courseProviders'][number]
export type CourseStanding = Dashboard['courses'][number]

export type StepResult = AnsweredStepFragment | PlaceNewCourseOrderMutation['placeNewCourseOrder']

export type CourseFlag =
  | 'verifiedDetails'
  | 'verifiedCoDebtorDetails'
  | 'acceptedDisclosureAgreement'
  | 'shownCourseInstructions'

type Step = Pick<CourseStanding, 'hasPlacedOrder' | 'orderStatus' | 'orderStep'> &
  Partial<Pick<CourseStanding, 'jointOption' | 'orderStatusMessage'>>

function stepIn(answer: StepResult, course: CourseNumber): Step {
  if (course === 'First') {
    return {
      hasPlacedOrder: answer.hasPlacedFirstCourseOrder,
      orderStatus: answer.hasPlacedFirstCourseOrderStatus,
      orderStep: answer.firstCourseOrderStep,
      ...('firstCourseForJointCaseOrders' in answer
        ? {
            jointOption: answer.firstCourseForJointCaseOrders,
            orderStatusMessage: answer.firstCourseOrderStatusMessage,
          }
        : {}),
    }
  }
  return {
    hasPlacedOrder: answer.hasPlacedSecondCourseOrder,
    orderStatus: answer.hasPlacedSecondCourseOrderStatus,
    orderStep: answer.secondCourseOrderStep,
    ...('secondCourseForJointCaseOrders' in answer
      ? {
          jointOption: answer.secondCourseForJointCaseOrders,
          orderStatusMessage: answer.secondCourseOrderStatusMessage,
        }
      : {}),
  }
}

/** Copies the steps from a result, even from a refusal (spec: courses#step-must-fit). */
export function withSteps(dashboard: Dashboard, answer: StepResult): Dashboard {
  const steps = new Map<string, Step>(
    courseNumbers.map((course) => [course, stepIn(answer, course)]),
  )
  return {
    ...dashboard,
    courses: dashboard.courses.map((courseState) => ({
      ...courseState,
      ...steps.get(courseState.courseNumber),
    })),
  }
}

/** Replaces the orders of the courses in the result. */
export function withOrders(dashboard: Dashboard, answer: PlacedOrderFragment): Dashboard {
  const listed = new Set(answer.orders.map(({ courseNumber }) => courseNumber))
  const owned = new Set(answer.orders.filter(isRegistering).map(({ courseNumber }) => courseNumber))
  return {
    ...dashboard,
    courses: dashboard.courses.map((courseState) =>
      owned.has(courseState.courseNumber) ? { ...courseState, isOwner: true } : courseState,
    ),
    orders: [
      ...dashboard.orders.filter(({ courseNumber }) => !listed.has(courseNumber)),
      ...answer.orders,
    ],
    invites: dashboard.invites.filter(
      (invite) =>
        !listed.has(invite.courseNumber) ||
        answer.orders.some(
          (order) => order.courseNumber === invite.courseNumber && order.courseStatus === 1,
        ),
    ),
  }
}

/** True for the two statuses that only the owner sees; the other debtor sees status 9. */
function isRegistering({ courseStatus: status }: CourseOrder): boolean {
  return (
    status === courseStatuses.pendingRegistration ||
    status === courseStatuses.pendingRegistrationPhone
  )
}

/** spec: courses#flags-only-true */
export function withFlag(dashboard: Dashboard, course: CourseNumber, flag: CourseFlag): Dashboard {
  return {
    ...dashboard,
    orders: dashboard.orders.map((order) =>
      order.courseNumber === course ? { ...order, [flag]: true } : order,
    ),
  }
}

/** Updates the registration. A result without a status leaves the status unchanged. */
export function withRegistration(
  dashboard: Dashboard,
  { orderId }: Pick<CourseOrder, 'orderId'>,
  courseStatus: number | null,
): Dashboard {
  const registered = {
    hasRegisteredCourse: true,
    ...(courseStatus === null ? {} : { courseStatus }),
  }
  return {
    ...dashboard,
    orders: dashboard.orders.map((order) =>
      order.orderId === orderId ? { ...order, ...registered } : order,
    ),
  }
}

export type Placing = 'this' | 'another' | 'failed' | 'nothing'

export function getPlacing(
  { orders, courses }: Pick<Dashboard, 'orders' | 'courses'>,
  course: CourseNumber,
  providerId: number,
  method: CourseMethod,
): Placing {
  const placed = orders.find(
    (order) =>
      order.courseNumber === course &&
      order.orderItemId !== null &&
      order.courseStatus !== courseStatuses.chooseCourse,
  )
  if (placed)
    return placed.providerId === providerId && placed.courseMethod === method ? 'this' : 'another'
  return courses.some(
    ({ courseNumber, orderStep }) => courseNumber === course && orderStep === 'CourseOrderFailed',
  )
    ? 'failed'
    : 'nothing'
}
