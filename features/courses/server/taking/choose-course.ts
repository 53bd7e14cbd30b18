// placeCourseOrder (spec: courses#invite).
import type { ClientViewer } from '#lib/viewer.ts'
import type { OfferFacts, OrderFacts } from '../../rules/progress/course-facts.ts'
import { getCourseType, type CourseMethod } from '../../rules/progress/courses.ts'
import { stepAfter, type OrderOutcomes } from '../../rules/progress/next-step.ts'
import { requestOrder } from '../provider/call-service.ts'
import { getUnit } from '../provider/catalogue.ts'
import { openCourses } from './open-courses.ts'
import {
  runOrdering,
  otherDebtor,
  refuseStep,
  type Ordering,
  type OrderingAnswer,
} from '../ordering/ordering.ts'
import { isChosen, markOrdered, toOffer } from '../ordering/place-new-order.ts'
import { recordOrder } from '../ordering/record-order.ts'
import { notifyPeople } from '../notify-of-courses.ts'
import type { CoursesDeps } from '../deps.ts'

export interface ChooseCourseInput {
  readonly caseId: string
  readonly orderId: string
  readonly orderItemId: string
  readonly providerId: number
  readonly courseMethodType: number
}

/** Refuses an unknown order, another person's order and one with another choice in the same way. */
export async function chooseCourse(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: ChooseCourseInput,
): Promise<OrderingAnswer> {
  const { opened, stored } = await openCourses(deps.database.db, viewer, input.caseId)
  const order = ownOrder(stored.orders, input.orderId, opened.debtor)
  if (!order)
    return {
      stored,
      debtor: opened.debtor,
      courseNumber: 'First',
      outcome: refuseStep('courses.place-order-failed'),
    }
  return runOrdering(
    deps,
    viewer,
    { caseId: input.caseId, courseType: getCourseType(order.courseNumber) },
    'placeExisting',
    'courses.place-order-failed',
    async (at) => {
      const current = ownOrder(at.stored.orders, input.orderId, at.debtor)
      const offer = current && toOffer(current, input)
      return stepAfter(
        'placeExisting',
        !current || offer?.id !== input.orderItemId
          ? 'refused'
          : await choose(deps, at, current, offer, input),
        { isJoint: at.isJoint, jointOption: at.option },
      )
    },
  )
}

function ownOrder(
  orders: readonly OrderFacts[],
  orderId: string,
  debtor: number,
): OrderFacts | undefined {
  return orders.find((order) => order.id === orderId && order.isPlaced && order.debtor === debtor)
}

async function choose(
  deps: CoursesDeps,
  at: Ordering,
  order: OrderFacts,
  wanted: OfferFacts,
  input: ChooseCourseInput,
): Promise<OrderOutcomes['placeExisting']> {
  if (order.item) return isChosen(order, input) ? 'same-again' : 'refused'
  const unit = getUnit(at.stored)
  if (!unit || order.orderKey === null) return 'failed'
  const userKeys = at.progress.userKey === null ? [] : [at.progress.userKey]
  const placed = await requestOrder(deps, at.key, `choice-${order.id}`, {
    unit,
    userKeys,
    courseType: getCourseType(at.courseNumber),
    payment: order.payment,
    orderKey: order.orderKey,
    choice: { providerId: wanted.providerId, method: input.courseMethodType as CourseMethod },
  })
  const item = placed?.item
  const offer = item && order.offers.find(({ providerId }) => providerId === item.providerId)
  if (!placed || !item || !offer) return 'failed'
  await deps.database.transact(async (tx) => {
    await recordOrder(deps, tx, {
      key: at.key,
      stored: at.stored,
      orderId: order.id,
      debtor: at.debtor,
      isJoint: order.isJoint,
      source: order.source,
      placed,
      choice: { offerId: offer.id, item },
    })
    await markOrdered(deps, tx, at, order.id, order.isJoint, 'course.ordered', offer.providerId)
    await notifyPeople(deps, tx, at.key, [at.debtor], 'ordered')
    if (order.isJoint)
      await notifyPeople(deps, tx, at.key, [otherDebtor(at.debtor)], 'orderedTogether')
  })
  return offer.id === wanted.id && item.method === input.courseMethodType ? 'placed' : 'refused'
}
