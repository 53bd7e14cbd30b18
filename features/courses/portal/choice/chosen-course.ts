// The parameter of the confirmation page: the choice and the offers it was made from, which stay
// fixed (spec: courses#confirm-state, courses#quote). Passed in the history entry.
import type { PageState } from '#ui/navigation/navigation.ts'
import {
  courseMethod,
  isCourseNumber,
  type CourseMethod,
  type CourseNumber,
} from '../../rules/progress/courses.ts'
import type { CourseProvider } from '../data/dashboard.ts'

export type CourseKind = 'online' | 'phone'

export interface ChosenCourse {
  readonly courseNumber: CourseNumber
  readonly type: CourseKind
  readonly coursePaymentType: number
  readonly courseProviders: readonly CourseProvider[]
  readonly orderItemId: string
  readonly orderId: string | null
}

export function getState(chosen: ChosenCourse): PageState {
  return { ...chosen }
}

/** Returns undefined unless the state holds a valid choice. */
export function findChosenCourse(state: PageState): ChosenCourse | undefined {
  const { courseNumber, type, coursePaymentType, courseProviders, orderItemId, orderId } = state
  if (typeof courseNumber !== 'string' || !isCourseNumber(courseNumber)) return undefined
  if (type !== 'online' && type !== 'phone') return undefined
  if (
    typeof coursePaymentType !== 'number' ||
    typeof orderItemId !== 'string' ||
    !Array.isArray(courseProviders)
  )
    return undefined
  const providers: readonly unknown[] = courseProviders
  const chosen = {
    courseNumber,
    type,
    coursePaymentType,
    courseProviders: providers.filter(isProvider),
    orderItemId,
    orderId: typeof orderId === 'string' ? orderId : null,
  } as const
  return findProvider(chosen) === undefined ? undefined : chosen
}

/** Returns the page state to show after a confirmation finds that another course was ordered. */
export function toOrderedState(course: CourseNumber): PageState {
  return { orderedOtherwise: course }
}

export function isOrderedOtherwise(state: PageState, course: CourseNumber): boolean {
  return state['orderedOtherwise'] === course
}

export function findProvider({
  courseProviders,
  orderItemId,
}: Pick<ChosenCourse, 'courseProviders' | 'orderItemId'>): CourseProvider | undefined {
  return courseProviders.find((provider) => provider.orderItemId === orderItemId)
}

export function getMethod(type: CourseKind): CourseMethod {
  return courseMethod[type]
}

function isProvider(value: unknown): value is CourseProvider {
  const { orderItemId, providerId, name, price, valueProps, methods } = Object(value) as Readonly<
    Record<string, unknown>
  >
  return (
    typeof orderItemId === 'string' &&
    typeof providerId === 'number' &&
    typeof name === 'string' &&
    typeof price === 'string' &&
    typeof valueProps === 'string' &&
    Array.isArray(methods)
  )
}
