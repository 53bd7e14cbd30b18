// The course that somebody has chosen and not confirmed yet: handed from the list to the confirmation in the history entry, where it outlasts a reload.
import type { PageState } from '#ui/navigation/navigation.ts'
import {
  courseMethod,
  isCourseNumber,
  type CourseMethod,
  type CourseNumber,
} from '../../rules/progress/courses.ts'
import type { CourseProvider } from '../data/courses-data.ts'

export type CourseKind = 'online' | 'phone'

export interface ChosenCourse {
  readonly courseNumber: CourseNumber
  readonly type: CourseKind
  readonly coursePaymentType: number
  readonly courseProviders: readonly CourseProvider[]
  /** The one of them that was chosen. */
  readonly orderItemId: string
  /** Of the order that waits for the choice; null while nothing is ordered. */
  readonly orderId: string | null
}

export function stateOf(chosen: ChosenCourse): PageState {
  return { ...chosen }
}

/** Undefined where nothing was handed over, or something that is no choice. */
export function chosenIn(state: PageState): ChosenCourse | undefined {
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
  return providerOf(chosen) === undefined ? undefined : chosen
}

/** Handed to the list by a confirmation that came too late. */
export function orderedOtherwise(course: CourseNumber): PageState {
  return { orderedOtherwise: course }
}

export function isOrderedOtherwise(state: PageState, course: CourseNumber): boolean {
  return state['orderedOtherwise'] === course
}

export function providerOf({
  courseProviders,
  orderItemId,
}: Pick<ChosenCourse, 'courseProviders' | 'orderItemId'>): CourseProvider | undefined {
  return courseProviders.find((provider) => provider.orderItemId === orderItemId)
}

export function methodOf(type: CourseKind): CourseMethod {
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
