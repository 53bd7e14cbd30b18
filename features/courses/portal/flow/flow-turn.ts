import { courseStatus } from '../../rules/progress/courses.ts'
import {
  mayOpen,
  nextPage,
  type FlowPage,
  type NextPage,
  type ShownFlags,
} from '../../rules/progress/next-page.ts'

export interface FlowOrder extends ShownFlags {
  readonly orderItemId: string | null
  readonly isJoint: boolean
  readonly courseStatus: number
  readonly hasRegisteredCourse: boolean
}

/** Returns `page` if it may be opened, or else the page that is due (spec: courses#flow-pages). */
export function getTurn(page: FlowPage, order: FlowOrder | undefined, isOwner: boolean): NextPage {
  if (order === undefined || order.orderItemId === null || !isOwner || order.hasRegisteredCourse)
    return 'courses'
  const waits =
    order.courseStatus === courseStatus.pendingRegistration ||
    order.courseStatus === courseStatus.pendingRegistrationPhone
  if (!waits) return 'courses'
  return mayOpen(page, order, order.isJoint) ? page : nextPage(order, order.isJoint)
}
