// placeNewCourseLookupFoundCourse: takes over the order that the viewer's own look-up has found (decisions-courses A5.4).
import type { ClientViewer } from '#lib/viewer.ts'
import type { FoundOrder } from '#ports/course-provider.ts'
import type { Tx } from '#ports/database.ts'
import { placedOrderOf } from '../../rules/progress/course-facts.ts'
import type { CourseAlert } from '../../rules/course-news.ts'
import { jointOption, orderSource } from '../../rules/progress/courses.ts'
import { stepAfter, type NextStep } from '../../rules/progress/next-step.ts'
import { askProvider } from '../provider/ask-provider.ts'
import { asked } from '../provider/ask-service.ts'
import { cleanProducts, productsFor } from '../provider/catalogue.ts'
import { keptLookUp, type KeptLookUp } from './kept-look-up.ts'
import {
  ordering,
  otherDebtor,
  takeStep,
  type Ordering,
  type OrderingAnswer,
  type OrderingWish,
} from './ordering.ts'
import { insertOffers, insertOrder, isTaken, type NewOffer } from './orders.store.ts'
import { noteOrdered } from './place-new-order.ts'
import { recordOrder } from './record-order.ts'
import { tellFirmDaily, tellPeople } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

export interface AcceptWish extends OrderingWish {
  readonly orderItemSourceTypeId: number
}

/** Within half an hour of the look-up. What the service knows besides, certificates and the way in, is asked for at once. */
export async function acceptFoundOrder(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: AcceptWish,
): Promise<OrderingAnswer> {
  const taken: { itemId: string | null } = { itemId: null }
  const answer = await ordering(
    world,
    viewer,
    wish,
    'acceptFound',
    'courses.accept-found-failed',
    async (at) => {
      const kept =
        wish.orderItemSourceTypeId === orderSource.lookUp ? await keptLookUp(world, at) : undefined
      const next = kept?.found ? await accept(world, at, kept, kept.found) : undefined
      if (!next)
        return stepAfter('acceptFound', 'failed', { isJoint: at.isJoint, jointOption: at.option })
      taken.itemId = next.itemId
      return next.step
    },
  )
  const { itemId } = taken
  if (itemId !== null)
    await asked(world, { caseId: wish.caseId, courseNumber: answer.courseNumber }, () =>
      askProvider(world, itemId),
    )
  return answer
}

/**
 * Undefined when it cannot be taken over: it is somebody else's here, one of those on it has an order already, it is for both where the firm has said that it is for one,
 * or the service does not answer. Whoever is alone in their case takes it alone, with whomever it was ordered.
 */
async function accept(
  world: CoursesWorld,
  at: Ordering,
  kept: KeptLookUp,
  found: FoundOrder,
): Promise<{ readonly step: NextStep; readonly itemId: string | null } | undefined> {
  const isJoint = found.isJoint && at.isJoint
  const obstacle = obstacleOf(at, isJoint)
  if (obstacle !== undefined) return refusedFor(world, at, obstacle)
  const products = await offered(world, at, found)
  if (!products) return undefined
  const orderId = world.ids.shownId()
  const offers = products.map((product) => ({ ...product, id: world.ids.shownId() }))
  const chosen = offers.find(({ providerId }) => providerId === found.item?.providerId)
  const step = stepAfter('acceptFound', isJoint ? 'accepted-joint' : 'accepted', {
    isJoint: at.isJoint,
    jointOption: at.option,
  })
  try {
    await world.database.transact(async (tx: Tx) => {
      await takeStep(tx, at, step)
      await insertOrder(tx, at.key, {
        id: orderId,
        debtor: at.debtor,
        isJoint,
        source: orderSource.lookUp,
        payment: found.payment,
      })
      await insertOffers(tx, at.key.firmId, orderId, offers)
      await recordOrder(world, tx, {
        key: at.key,
        stored: at.stored,
        orderId,
        debtor: at.debtor,
        isJoint,
        source: orderSource.lookUp,
        placed: found,
        choice: found.item && chosen ? { offerId: chosen.id, item: found.item } : null,
      })
      await noteOrdered(
        world,
        tx,
        at,
        orderId,
        isJoint,
        'course.found-accepted',
        found.item?.providerId ?? null,
      )
      await tellPeople(world, tx, at.key, isJoint ? [1, 2] : [at.debtor], 'found')
      await world.keepSsn(tx, at.viewer.accountId, kept.ssn)
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    return refusedFor(world, at, 'foundTaken')
  }
  return { step, itemId: chosen?.id ?? null }
}

function obstacleOf(
  { stored, courseNumber, debtor, option }: Ordering,
  isJoint: boolean,
): CourseAlert | undefined {
  if (isJoint && (option === jointOption.debtor1Only || option === jointOption.debtor2Only))
    return 'optionStands'
  const takers = isJoint ? [debtor, otherDebtor(debtor)] : [debtor]
  return takers.some((taker) => placedOrderOf(stored, courseNumber, taker))
    ? 'foundTaken'
    : undefined
}

/** What only the firm can settle, it is told. */
async function refusedFor(world: CoursesWorld, at: Ordering, why: CourseAlert): Promise<undefined> {
  await tellFirmDaily(world, at.key, at.debtor, why)
  return undefined
}

/** What may be chosen; or, once it is, what the directory says of the chosen provider. What it does not say stays open. Undefined when the service does not answer. */
async function offered(
  world: CoursesWorld,
  at: Ordering,
  found: FoundOrder,
): Promise<ReadonlyArray<Omit<NewOffer, 'id'>> | undefined> {
  if (!found.item) return asked(world, at.key, () => cleanProducts(found.products))
  const { providerId, method } = found.item
  const facts = {
    ...at.stored,
    setUps: at.stored.setUps.map((setUp) => ({ ...setUp, providerIds: null })),
  }
  const products = await asked(world, at.key, () => productsFor(world, facts, at.courseNumber))
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
