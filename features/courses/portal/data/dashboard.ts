// The cached courses, and their updates before they are read again.
import {
  courseNumbers,
  courseStatus as courseStatuses,
  getOrdinal,
  type CourseMethod,
  type CourseNumber,
  type OrderStatus,
  type OrderStep,
} from '../../rules/progress/courses.ts'
import type {
  AnsweredStepFragment,
  CourseDashboardQuery,
  OneOrderFragment,
  PlaceNewCourseOrderMutation,
  PlacedOrderFragment,
} from '../courses.operations.ts'

type ServerDashboard = CourseDashboardQuery['courseDashboard']
type ServerCourse = ServerDashboard['courses'][number]
type ServerStep = Pick<ServerCourse, 'orderStep' | 'orderStatus' | 'hasPlacedOrder'>

export interface CourseStanding extends ServerCourse {
  /** The server's step, while the tab shows a local one. */
  readonly serverStep?: ServerStep
}

export interface Dashboard extends ServerDashboard {
  readonly courses: readonly CourseStanding[]
}

/** A step that the server has not confirmed: after a lost response or after Retry. */
export interface LocalStep {
  readonly orderStep: OrderStep
  readonly orderStatus: OrderStatus
}

export type CourseOrder = OneOrderFragment
export type CourseInvite = Dashboard['invites'][number]
export type CourseProvider = CourseInvite['courseProviders'][number]

export type StepResult = AnsweredStepFragment | PlaceNewCourseOrderMutation['placeNewCourseOrder']

export type CourseFlag =
  | 'verifiedDetails'
  | 'verifiedCoDebtorDetails'
  | 'acceptedDisclosureAgreement'
  | 'shownCourseInstructions'

type Step = Pick<CourseStanding, 'hasPlacedOrder' | 'orderStatus' | 'orderStep'> &
  Partial<Pick<CourseStanding, 'jointOption' | 'orderStatusMessage'>>

function stepIn(result: StepResult, course: CourseNumber): Step {
  const ordinal = getOrdinal(course)
  return {
    hasPlacedOrder: result[`hasPlaced${course}CourseOrder` as const],
    orderStatus: result[`hasPlaced${course}CourseOrderStatus` as const],
    orderStep: result[`${ordinal}CourseOrderStep` as const],
    ...('firstCourseForJointCaseOrders' in result
      ? {
          jointOption: result[`${ordinal}CourseForJointCaseOrders` as const],
          orderStatusMessage: result[`${ordinal}CourseOrderStatusMessage` as const],
        }
      : {}),
  }
}

/** spec: courses#lost-response-local, courses#retry-local */
export function withLocalStep(
  dashboard: Dashboard,
  course: CourseNumber,
  step: LocalStep,
): Dashboard {
  const { courses } = toConfirmed(dashboard)
  return {
    ...dashboard,
    courses: dashboard.courses.map((courseState, at) =>
      courseState.courseNumber === course
        ? { ...courseState, ...step, serverStep: getServerStep(courses[at] ?? courseState) }
        : courseState,
    ),
  }
}

/** Adds the local steps of the cached courses, each until the server's step changes. */
export function withCachedSteps(read: Dashboard, cached: Dashboard | undefined): Dashboard {
  return {
    ...read,
    courses: read.courses.map((courseState) => {
      const local = cached?.courses.find(
        ({ courseNumber }) => courseNumber === courseState.courseNumber,
      )
      if (!local?.serverStep || !isSameStep(courseState, local.serverStep)) return courseState
      const { orderStep, orderStatus, serverStep } = local
      return { ...courseState, orderStep, orderStatus, serverStep }
    }),
  }
}

/** Returns the dashboard without local steps. */
export function toConfirmed(dashboard: Dashboard): Dashboard {
  return {
    ...dashboard,
    courses: dashboard.courses.map(({ serverStep, ...courseState }) => ({
      ...courseState,
      ...serverStep,
    })),
  }
}

function getServerStep({ orderStep, orderStatus, hasPlacedOrder }: ServerStep): ServerStep {
  return { orderStep, orderStatus, hasPlacedOrder }
}

function isSameStep(a: ServerStep, b: ServerStep): boolean {
  return (
    a.orderStep === b.orderStep &&
    a.orderStatus === b.orderStatus &&
    a.hasPlacedOrder === b.hasPlacedOrder
  )
}

/** Copies the steps from a result, even from a refusal (spec: courses#step-must-fit). */
export function withSteps(dashboard: Dashboard, answer: StepResult): Dashboard {
  const steps = new Map<string, Step>(
    courseNumbers.map((course) => [course, stepIn(answer, course)]),
  )
  return {
    ...dashboard,
    courses: toConfirmed(dashboard).courses.map((courseState) => ({
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
    courses: toConfirmed(dashboard).courses.map((courseState) =>
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
