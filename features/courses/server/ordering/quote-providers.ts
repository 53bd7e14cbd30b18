// placeNewCourseOrder (spec: courses#quote).
import type { ClientViewer } from '#lib/viewer.ts'
import { findQuote, getSetUp, type OrderFacts } from '../../rules/progress/course-facts.ts'
import { isSameProviders, orderSource } from '../../rules/progress/courses.ts'
import { stepAfter, type NextStep } from '../../rules/progress/next-step.ts'
import { callProvider } from '../provider/call-service.ts'
import { productsFor } from '../provider/catalogue.ts'
import {
  runOrderCall,
  advanceTo,
  type OrderCallContext,
  type OrderStepResult,
  type OrderCallInput,
} from './order-call.ts'
import { insertOffers, insertOrder } from './orders.store.ts'
import type { CoursesDeps } from '../deps.ts'

/** Returns the same offers and IDs while the quote is valid, even if the directory changes. */
export async function quoteProviders(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: OrderCallInput,
): Promise<OrderStepResult> {
  return runOrderCall(deps, viewer, input, 'quote', 'courses.place-order-failed', (at) =>
    createQuote(deps, at),
  )
}

async function createQuote(deps: CoursesDeps, at: OrderCallContext): Promise<NextStep> {
  const current = findQuote(at.stored, at.courseNumber, at.debtor)
  if (current && isStillMeant(current, at)) return stepAfter('quote', 'offered', at)
  const products = await callProvider(deps, at.key, () =>
    productsFor(deps, at.stored, at.courseNumber),
  )
  const next = stepAfter(
    'quote',
    products === undefined ? 'failed' : products.length === 0 ? 'none' : 'offered',
    at,
  )
  await deps.database.transact(async (tx) => {
    await advanceTo(deps, tx, at, next)
    if (!products || products.length === 0) return
    const orderId = deps.ids.shownId()
    const setUp = getSetUp(at.stored, at.courseNumber)
    await insertOrder(tx, at.key, {
      id: orderId,
      debtor: at.debtor,
      isJoint: false,
      source: orderSource.portal,
      payment: setUp.payment,
      providerIds: setUp.providerIds,
    })
    await insertOffers(
      tx,
      { orderId, firmId: at.key.firmId },
      products.map((product) => ({ ...product, id: deps.ids.shownId() })),
    )
  })
  return next
}

/** False if the payer, the provider list or its order has changed since the quote. */
function isStillMeant(
  { payment, allowedProviders }: OrderFacts,
  { stored, courseNumber }: OrderCallContext,
): boolean {
  const setUp = getSetUp(stored, courseNumber)
  return payment === setUp.payment && isSameProviders(allowedProviders, setUp.providerIds)
}
