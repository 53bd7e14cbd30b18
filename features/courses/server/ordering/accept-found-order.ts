// placeNewCourseLookupFoundCourse (spec: courses#found-order).
import type { ClientViewer } from '#lib/viewer.ts'
import type { FoundOrder } from '#ports/course-provider.ts'
import type { Tx } from '#ports/database.ts'
import { findPlacedOrder } from '../../rules/progress/course-facts.ts'
import type { CourseAlert } from '../../rules/course-news.ts'
import { jointOption, orderSource } from '../../rules/progress/courses.ts'
import { stepAfter, type NextStep } from '../../rules/progress/next-step.ts'
import { refreshItem } from '../provider/refresh-items.ts'
import { callProvider } from '../provider/call-service.ts'
import { cleanProducts, productsFor } from '../provider/catalogue.ts'
import { findStoredLookUp, type StoredLookUp } from './stored-look-up.ts'
import {
  runOrderCall,
  otherDebtor,
  advanceTo,
  type OrderCallContext,
  type OrderStepResult,
  type OrderCallInput,
} from './order-call.ts'
import { insertOffers, insertOrder, isTaken, type NewOffer } from './orders.store.ts'
import { auditOrder, recordOrder } from './record-order.ts'
import { notifyFirmDaily, notifyPeople } from '../notify-of-courses.ts'
import type { CoursesDeps } from '../deps.ts'

export interface AcceptFoundOrderInput extends OrderCallInput {
  readonly orderItemSourceTypeId: number
}

/** Must be called within 30 minutes of the look-up. */
export async function acceptFoundOrder(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: AcceptFoundOrderInput,
): Promise<OrderStepResult> {
  const answer = await runOrderCall(
    deps,
    viewer,
    input,
    'acceptFound',
    'courses.accept-found-failed',
    async (at) => {
      const lookUp =
        input.orderItemSourceTypeId === orderSource.lookUp
          ? await findStoredLookUp(deps, at)
          : undefined
      const next = lookUp?.found ? await accept(deps, at, lookUp, lookUp.found) : undefined
      return next ?? stepAfter('acceptFound', 'failed', at)
    },
  )
  const { stored, courseNumber, debtor, outcome } = answer
  const item = outcome.success ? findPlacedOrder(stored, courseNumber, debtor)?.item : undefined
  if (item)
    await callProvider(deps, { caseId: stored.caseId, courseNumber }, () =>
      refreshItem(deps, { itemId: item.id, firmId: stored.firmId }),
    )
  return answer
}

/** Undefined if the order or a person is taken, a joint order is barred or the service is down. */
async function accept(
  deps: CoursesDeps,
  at: OrderCallContext,
  lookUp: StoredLookUp,
  order: FoundOrder,
): Promise<NextStep | undefined> {
  const isJoint = order.isJoint && at.isJoint
  const obstacle = findObstacle(at, isJoint)
  if (obstacle !== undefined) return refusedFor(deps, at, obstacle)
  const products = await findOffer(deps, at, order)
  if (!products) return undefined
  const orderId = deps.ids.shownId()
  const offers = products.map((product) => ({ ...product, id: deps.ids.shownId() }))
  const chosen = offers.find(({ providerId }) => providerId === order.item?.providerId)
  const step = stepAfter('acceptFound', isJoint ? 'accepted-joint' : 'accepted', at)
  try {
    await deps.database.transact(async (tx: Tx) => {
      await advanceTo(deps, tx, at, step)
      await insertOrder(tx, at.key, {
        id: orderId,
        debtor: at.debtor,
        isJoint,
        source: orderSource.lookUp,
        payment: order.payment,
        providerIds: null,
      })
      await insertOffers(tx, { orderId, firmId: at.key.firmId }, offers)
      await recordOrder(deps, tx, {
        key: at.key,
        stored: at.stored,
        orderId,
        debtor: at.debtor,
        isJoint,
        source: orderSource.lookUp,
        placed: order,
        choice: order.item && chosen ? { offerId: chosen.id, item: order.item } : null,
      })
      await auditOrder(deps, tx, at, {
        event: 'course.found-accepted',
        orderId,
        isJoint,
        providerId: order.item?.providerId ?? null,
      })
      await notifyPeople(deps, tx, at.key, isJoint ? [1, 2] : [at.debtor], 'found')
      await deps.keepSsn(tx, at.viewer.accountId, lookUp.ssn)
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    return refusedFor(deps, at, 'foundTaken')
  }
  return step
}

function findObstacle(
  { stored, courseNumber, debtor, jointOption: option }: OrderCallContext,
  isJoint: boolean,
): CourseAlert | undefined {
  if (isJoint && (option === jointOption.debtor1Only || option === jointOption.debtor2Only))
    return 'optionStands'
  const takers = isJoint ? [debtor, otherDebtor(debtor)] : [debtor]
  return takers.some((taker) => findPlacedOrder(stored, courseNumber, taker))
    ? 'foundTaken'
    : undefined
}

/** Notifies the firm of an obstacle that only the firm can remove. */
async function refusedFor(
  deps: CoursesDeps,
  at: OrderCallContext,
  why: CourseAlert,
): Promise<undefined> {
  await notifyFirmDaily(deps, at.key, at.debtor, why)
  return undefined
}

/** Returns what may be chosen or was chosen. Undefined if the service is unavailable. */
async function findOffer(
  deps: CoursesDeps,
  at: OrderCallContext,
  order: FoundOrder,
): Promise<ReadonlyArray<Omit<NewOffer, 'id'>> | undefined> {
  if (!order.item) return callProvider(deps, at.key, () => cleanProducts(order.products))
  const { providerId, method } = order.item
  const facts = {
    ...at.stored,
    setUps: at.stored.setUps.map((setUp) => ({ ...setUp, providerIds: null })),
  }
  const products = await callProvider(deps, at.key, () => productsFor(deps, facts, at.courseNumber))
  if (!products) return undefined
  const known = products.find((product) => product.providerId === providerId)
  return [
    known
      ? { ...known, methods: [...new Set([...known.methods, method])] }
      : {
          providerId,
          name: `Provider ${providerId}`,
          price: null,
          valueProps: '',
          methods: [method],
        },
  ]
}
