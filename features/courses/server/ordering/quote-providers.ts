// placeNewCourseOrder: what somebody without an order may choose from, at which price: a quote that holds for a day (decisions-courses A2.10, A2.11).
import type { ClientViewer } from '#lib/viewer.ts'
import { orderSource } from '../../rules/progress/courses.ts'
import { quoteOf, setUpOf, type OrderFacts } from '../../rules/progress/course-facts.ts'
import { stepAfter, type NextStep } from '../../rules/progress/next-step.ts'
import { asked } from '../provider/ask-service.ts'
import { productsFor } from '../provider/catalogue.ts'
import {
  ordering,
  takeStep,
  type Ordering,
  type OrderingAnswer,
  type OrderingWish,
} from './ordering.ts'
import { insertOffers, insertOrder } from './orders.store.ts'
import type { CoursesWorld } from '../deps.ts'

/** The same offers under the same ids while the quote holds, whatever the directory says by then. */
export async function quoteProviders(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: OrderingWish,
): Promise<OrderingAnswer> {
  return ordering(world, viewer, wish, 'quote', 'courses.place-order-failed', (at) =>
    quote(world, at),
  )
}

async function quote(world: CoursesWorld, at: Ordering): Promise<NextStep> {
  const facts = { isJoint: at.isJoint, jointOption: at.option }
  const standing = quoteOf(at.stored, at.courseNumber, at.debtor)
  if (standing && isStillMeant(standing, at)) return stepAfter('quote', 'offered', facts)
  const products = await asked(world, at.key, () => productsFor(world, at.stored, at.courseNumber))
  const next = stepAfter(
    'quote',
    products === undefined ? 'failed' : products.length === 0 ? 'none' : 'offered',
    facts,
  )
  await world.database.transact(async (tx) => {
    await takeStep(tx, at, next)
    if (!products || products.length === 0) return
    const id = world.ids.shownId()
    await insertOrder(tx, at.key, {
      id,
      debtor: at.debtor,
      isJoint: false,
      source: orderSource.portal,
      payment: setUpOf(at.stored, at.courseNumber).payment,
    })
    await insertOffers(
      tx,
      at.key.firmId,
      id,
      products.map((product) => ({ ...product, id: world.ids.shownId() })),
    )
  })
  return next
}

/** The firm may have changed meanwhile who pays, and whom one may choose from: what was quoted before is offered no longer. */
function isStillMeant(
  { payment, offers }: OrderFacts,
  { stored, courseNumber }: Ordering,
): boolean {
  const setUp = setUpOf(stored, courseNumber)
  return (
    payment === setUp.payment &&
    offers.every(
      ({ providerId }) => setUp.providerIds === null || setUp.providerIds.includes(providerId),
    )
  )
}
