// placeNewAttorneyAndConsumerCourseOrder: orders a course from the quote, when nothing was ordered before (decisions-courses A5).
import type { ClientViewer } from '#lib/viewer.ts'
import {
  placedOrderOf,
  progressOf,
  quoteOf,
  type OfferFacts,
  type OrderFacts,
} from '../../rules/progress/course-facts.ts'
import {
  courseTypeOf,
  jointOption,
  orderSource,
  type CourseMethod,
} from '../../rules/progress/courses.ts'
import {
  stepAfter,
  stepOfCall,
  type NextStep,
  type OrderOutcomes,
} from '../../rules/progress/next-step.ts'
import { asked, askToPlace, userCallOf } from '../provider/ask-service.ts'
import { unitOf } from '../provider/catalogue.ts'
import { keptLookUp } from './kept-look-up.ts'
import {
  ordering,
  otherDebtor,
  otherPersonOf,
  takeStep,
  type Ordering,
  type OrderingAnswer,
  type OrderingWish,
} from './ordering.ts'
import { recordOrder } from './record-order.ts'
import { tellPeople } from '../notify-of-courses.ts'
import type { CoursesWorld } from '../deps.ts'

export interface PlaceNewWish extends OrderingWish {
  readonly providerId: number
  readonly courseMethodType: number
  readonly isJoint: boolean
}

/** The same again answers the order that is there, another one is refused; both without asking the order service. */
export async function placeNewOrder(
  world: CoursesWorld,
  viewer: ClientViewer,
  wish: PlaceNewWish,
): Promise<OrderingAnswer> {
  return ordering(world, viewer, wish, 'placeNew', 'courses.place-order-failed', async (at) => {
    const place = (outcome: OrderOutcomes['placeNew']) =>
      stepAfter('placeNew', outcome, { isJoint: at.isJoint, jointOption: at.option })
    const placed = placedOrderOf(at.stored, at.courseNumber, at.debtor)
    if (placed) return place(isChosen(placed, wish) ? 'same-again' : 'refused')
    const quote = quoteOf(at.stored, at.courseNumber, at.debtor)
    const offer = quote && offerOf(quote, wish)
    const isTogether = at.option === jointOption.together
    if (
      !quote ||
      !offer ||
      wish.isJoint !== isTogether ||
      at.progress.orderStep !== stepOfCall.placeNew
    )
      return place('refused')
    return placeQuote(world, at, quote, offer, wish.courseMethodType as CourseMethod, place)
  })
}

/** Whether this provider and this way are what was chosen. */
export function isChosen(
  { item, offers }: OrderFacts,
  wish: { readonly providerId: number; readonly courseMethodType: number },
): boolean {
  return (
    item?.method === wish.courseMethodType &&
    offers.find(({ id }) => id === item.id)?.providerId === wish.providerId
  )
}

/** Undefined for a provider that was not offered, and for a way that it does not offer. */
export function offerOf(
  { offers }: OrderFacts,
  wish: { readonly providerId: number; readonly courseMethodType: number },
): OfferFacts | undefined {
  return offers.find(
    ({ providerId, methods }) =>
      providerId === wish.providerId && methods.some((method) => method === wish.courseMethodType),
  )
}

async function placeQuote(
  world: CoursesWorld,
  at: Ordering,
  quote: OrderFacts,
  wanted: OfferFacts,
  method: CourseMethod,
  place: (outcome: OrderOutcomes['placeNew']) => NextStep,
): Promise<NextStep> {
  const [unit, kept] = [unitOf(at.stored), await keptLookUp(world, at)]
  const userKeys = await userKeysOf(world, at, kept?.id ?? quote.id)
  const placed =
    unit && userKeys
      ? await askToPlace(world, at.key, quote.id, {
          unit,
          userKeys,
          courseType: courseTypeOf(at.courseNumber),
          payment: quote.payment,
          orderKey: null,
          choice: { providerId: wanted.providerId, method },
        })
      : undefined
  const item = placed?.item
  const offer = item && quote.offers.find(({ providerId }) => providerId === item.providerId)
  // An earlier try may have reached the service after all, with another choice: that order is the one that exists.
  const isWanted = item?.providerId === wanted.providerId && item.method === method
  const next = place(!offer ? 'failed' : isWanted ? 'placed' : 'refused')
  await world.database.transact(async (tx) => {
    await takeStep(tx, at, next, offer ? {} : { lookUp: null })
    if (!placed || !item || !offer) return
    const isJoint = at.option === jointOption.together
    await recordOrder(world, tx, {
      key: at.key,
      stored: at.stored,
      orderId: quote.id,
      debtor: at.debtor,
      isJoint,
      source: orderSource.portal,
      placed,
      choice: { offerId: offer.id, item },
      address: kept?.address ?? null,
    })
    await noteOrdered(world, tx, at, quote.id, isJoint, 'course.ordered', offer.providerId)
    await tellPeople(world, tx, at.key, [at.debtor], 'ordered')
    if (isJoint) await tellPeople(world, tx, at.key, [otherDebtor(at.debtor)], 'orderedTogether')
    if (kept) await world.keepSsn(tx, at.viewer.accountId, kept.ssn)
  })
  return next
}

/** One entry of what was ordered, by whom. */
export async function noteOrdered(
  world: CoursesWorld,
  tx: Parameters<typeof recordOrder>[1],
  { key, viewer: { accountId, sessionId, source } }: Ordering,
  orderId: string,
  isJoint: boolean,
  event: string,
  providerId: number | null,
): Promise<void> {
  await world.audit.record(
    {
      event,
      outcome: 'done',
      accountId,
      sessionId,
      firmId: key.firmId,
      object: orderId,
      ip: source.ip,
      requestId: source.requestId,
      details: {
        caseId: key.caseId,
        course: key.courseNumber,
        isJoint,
        ...(providerId === null ? {} : { providerId }),
      },
    },
    tx,
  )
}

/** `id` names what has to be asked for it. The viewer first; both when they take it together. Undefined while one of them is not known at the service. */
async function userKeysOf(
  world: CoursesWorld,
  at: Ordering,
  id: string,
): Promise<readonly string[] | undefined> {
  const {
    progress: { userKey: own },
    option,
  } = at
  if (own === null || option !== jointOption.together) return own === null ? undefined : [own]
  const other =
    progressOf(at.stored, at.courseNumber, otherDebtor(at.debtor)).userKey ??
    (await makeSpouseKnown(world, at, id, own))
  return other === undefined ? undefined : [own, other]
}

/** Where the firm has said that they take it together nobody was asked for the spouse: their own account says who they are, when it can. */
async function makeSpouseKnown(
  world: CoursesWorld,
  at: Ordering,
  id: string,
  userKey: string,
): Promise<string | undefined> {
  const { db } = world.database
  const other = await otherPersonOf(world, at)
  const unit = unitOf(at.stored)
  if (!unit || other?.accountId == null) return undefined
  const [person, ssn] = [
    await world.personOf(db, other.accountId),
    await world.ssnOfAccount(db, other.accountId),
  ]
  if (!person || ssn === undefined) return undefined
  const { emailAddress, mobilePhone, street, city, state, zip } = person
  const spouse = {
    firstName: person.givenName ?? other.givenName,
    lastName: person.familyName ?? other.familyName,
    emailAddress,
    mobilePhone,
    street,
    city,
    state,
    zip,
    ssn,
  }
  const known = await asked(world, at.key, () =>
    world.courseProvider.addSpouse(userCallOf(world, 'spouse', id, ssn), { unit, userKey, spouse }),
  )
  return known?.userKey
}
