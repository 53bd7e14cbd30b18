// placeCourseOrder (spec: courses#invite).
import type { ClientViewer } from '#lib/viewer.ts'
import { getCourseType, type CourseMethod } from '../../rules/progress/courses.ts'
import {
  decideInviteChoice,
  findOwnOrder,
  readPlacing,
  type InviteChoice,
} from '../../rules/ordering/placing.ts'
import { stepAfter, type OrderOutcomes } from '../../rules/progress/next-step.ts'
import { requestOrder } from '../provider/call-service.ts'
import { getUnit } from '../provider/catalogue.ts'
import { openCourses } from './open-courses.ts'
import {
  runOrderCall,
  refuseStep,
  type OrderCallContext,
  type OrderCallResult,
} from './order-call.ts'
import { recordOrderedCourse } from './record-order.ts'
import type { CoursesDeps } from '../deps.ts'

export interface ChooseInInviteInput extends InviteChoice {
  readonly caseId: string
}

/** Refuses an unknown order, another person's order and one with another choice in the same way. */
export async function chooseInInvite(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: ChooseInInviteInput,
): Promise<OrderCallResult> {
  const { caseId } = input
  const { opened, stored } = await openCourses(deps.database.db, viewer, caseId)
  const order = findOwnOrder(stored, input.orderId, opened.debtor)
  if (!order)
    return { stored, debtor: opened.debtor, outcome: refuseStep('courses.place-order-failed') }
  const courseType = getCourseType(order.courseNumber)
  return runOrderCall(
    deps,
    viewer,
    { caseId, courseType },
    'chooseInInvite',
    'courses.place-order-failed',
    async (at) => stepAfter('chooseInInvite', await choose(deps, at, input), at),
  )
}

async function choose(
  deps: CoursesDeps,
  at: OrderCallContext,
  input: ChooseInInviteInput,
): Promise<OrderOutcomes['chooseInInvite']> {
  const decision = decideInviteChoice(at.stored, at.debtor, input)
  if (decision.type === 'settled') return decision.outcome
  const { order: invite } = decision
  const unit = getUnit(at.stored)
  if (!unit || invite.orderKey === null) return 'failed'
  const placed = await requestOrder(deps, at.key, `choice-${invite.id}`, {
    unit,
    userKeys: at.progress.userKey === null ? [] : [at.progress.userKey],
    courseType: getCourseType(at.courseNumber),
    payment: invite.payment,
    orderKey: invite.orderKey,
    choice: { providerId: input.providerId, method: input.courseMethodType as CourseMethod },
  })
  const { offer, outcome } = readPlacing(invite, placed?.item, input)
  if (!placed?.item || !offer) return 'failed'
  const choice = { offerId: offer.id, item: placed.item }
  await deps.database.transact(async (tx) => {
    const { id: orderId, isJoint, source } = invite
    const order = { orderId, isJoint, source, placed, choice }
    await recordOrderedCourse(deps, tx, at, order, offer.providerId)
  })
  return outcome
}
