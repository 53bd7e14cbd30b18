// placeCourseOrder: chooses a provider and a way in the order that waits for it (decisions-courses A5).
import type { ClientViewer } from '#lib/viewer.ts'
import type { OfferFacts, OrderFacts } from '../../rules/progress/course-facts.ts'
import { courseTypeOf, type CourseMethod } from '../../rules/progress/courses.ts'
import { stepAfter, type OrderOutcomes } from '../../rules/progress/next-step.ts'
import { askToPlace } from '../provider/ask-service.ts'
import { unitOf } from '../provider/catalogue.ts'
import { openCourses } from './open-courses.ts'
import {
  ordering,
  otherDebtor,
  refused,
  type Ordering,
  type OrderingAnswer,
} from '../ordering/ordering.ts'
import { isChosen, noteOrdered, offerOf } from '../ordering/place-new-order.ts'
import { recordOrder } from '../ordering/record-order.ts'
import { tellPeople } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

export interface ChoiceWish {
  readonly caseId: string
  readonly orderId: string
  readonly orderItemId: string
  readonly providerId: number
  readonly courseMethodType: number
}

/** An order that is not there, not the viewer's own, or has another choice already answers like one that cannot be placed: nothing changes. */
export async function chooseCourse(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: ChoiceWish,
): Promise<OrderingAnswer> {
  const { opened, stored } = await openCourses(world.database.db, viewer, wish.caseId)
  const order = ownOrder(stored.orders, wish.orderId, opened.debtor)
  if (!order)
    return {
      stored,
      debtor: opened.debtor,
      courseNumber: 'First',
      outcome: refused('courses.place-order-failed'),
    }
  return ordering(
    world,
    viewer,
    { caseId: wish.caseId, courseType: courseTypeOf(order.courseNumber) },
    'placeExisting',
    'courses.place-order-failed',
    async (at) => {
      const current = ownOrder(at.stored.orders, wish.orderId, at.debtor)
      const offer = current && offerOf(current, wish)
      return stepAfter(
        'placeExisting',
        !current || offer?.id !== wish.orderItemId
          ? 'refused'
          : await choose(world, at, current, offer, wish),
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
  world: CoursesWorld,
  at: Ordering,
  order: OrderFacts,
  wanted: OfferFacts,
  wish: ChoiceWish,
): Promise<OrderOutcomes['placeExisting']> {
  if (order.item) return isChosen(order, wish) ? 'same-again' : 'refused'
  const unit = unitOf(at.stored)
  if (!unit || order.orderKey === null) return 'failed'
  const userKeys = at.progress.userKey === null ? [] : [at.progress.userKey]
  const placed = await askToPlace(world, at.key, `choice-${order.id}`, {
    unit,
    userKeys,
    courseType: courseTypeOf(at.courseNumber),
    payment: order.payment,
    orderKey: order.orderKey,
    choice: { providerId: wanted.providerId, method: wish.courseMethodType as CourseMethod },
  })
  const item = placed?.item
  const offer = item && order.offers.find(({ providerId }) => providerId === item.providerId)
  if (!placed || !item || !offer) return 'failed'
  await world.database.transact(async (tx) => {
    await recordOrder(world, tx, {
      key: at.key,
      stored: at.stored,
      orderId: order.id,
      debtor: at.debtor,
      isJoint: order.isJoint,
      source: order.source,
      placed,
      choice: { offerId: offer.id, item },
    })
    await noteOrdered(world, tx, at, order.id, order.isJoint, 'course.ordered', offer.providerId)
    await tellPeople(world, tx, at.key, [at.debtor], 'ordered')
    if (order.isJoint)
      await tellPeople(world, tx, at.key, [otherDebtor(at.debtor)], 'orderedTogether')
  })
  return offer.id === wanted.id && item.method === wish.courseMethodType ? 'placed' : 'refused'
}
