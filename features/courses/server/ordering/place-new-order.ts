// placeNewAttorneyAndConsumerCourseOrder (spec: courses#quote, courses#place-once).
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import {
  findPlacedOrder,
  getProgress,
  findQuote,
  type OfferFacts,
  type OrderFacts,
} from '../../rules/progress/course-facts.ts'
import {
  getCourseType,
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
import { callProvider, requestOrder, getUserCall } from '../provider/call-service.ts'
import { getUnit } from '../provider/catalogue.ts'
import { findStoredLookUp } from './stored-look-up.ts'
import {
  runOrdering,
  otherDebtor,
  findOtherPerson,
  advanceTo,
  type Ordering,
  type OrderingAnswer,
  type CourseOrderInput,
} from './ordering.ts'
import { recordOrder } from './record-order.ts'
import { notifyPeople } from '../notify-of-courses.ts'
import type { CoursesDeps } from '../deps.ts'

export interface PlaceNewOrderInput extends CourseOrderInput {
  readonly providerId: number
  readonly courseMethodType: number
  readonly isJoint: boolean
}

export async function placeNewOrder(
  deps: CoursesDeps,
  viewer: ClientViewer,
  input: PlaceNewOrderInput,
): Promise<OrderingAnswer> {
  return runOrdering(deps, viewer, input, 'placeNew', 'courses.place-order-failed', async (at) => {
    const place = (outcome: OrderOutcomes['placeNew']) =>
      stepAfter('placeNew', outcome, { isJoint: at.isJoint, jointOption: at.option })
    const placed = findPlacedOrder(at.stored, at.courseNumber, at.debtor)
    if (placed) return place(isChosen(placed, input) ? 'same-again' : 'refused')
    const quote = findQuote(at.stored, at.courseNumber, at.debtor)
    const offer = quote && toOffer(quote, input)
    const isTogether = at.option === jointOption.together
    if (
      !quote ||
      !offer ||
      input.isJoint !== isTogether ||
      at.progress.orderStep !== stepOfCall.placeNew
    )
      return place('refused')
    return placeQuote(deps, at, quote, offer, input.courseMethodType as CourseMethod, place)
  })
}

export function isChosen(
  { item, offers }: OrderFacts,
  input: { readonly providerId: number; readonly courseMethodType: number },
): boolean {
  return (
    item?.method === input.courseMethodType &&
    offers.find(({ id }) => id === item.id)?.providerId === input.providerId
  )
}

/** Returns undefined if the provider or the method was not offered. */
export function toOffer(
  { offers }: OrderFacts,
  input: { readonly providerId: number; readonly courseMethodType: number },
): OfferFacts | undefined {
  return offers.find(
    ({ providerId, methods }) =>
      providerId === input.providerId &&
      methods.some((method) => method === input.courseMethodType),
  )
}

async function placeQuote(
  deps: CoursesDeps,
  at: Ordering,
  quote: OrderFacts,
  wanted: OfferFacts,
  method: CourseMethod,
  place: (outcome: OrderOutcomes['placeNew']) => NextStep,
): Promise<NextStep> {
  const [unit, lookUp] = [getUnit(at.stored), await findStoredLookUp(deps, at)]
  const userKeys = await findUserKeys(deps, at, lookUp?.id ?? quote.id)
  const placed =
    unit && userKeys
      ? await requestOrder(deps, at.key, quote.id, {
          unit,
          userKeys,
          courseType: getCourseType(at.courseNumber),
          payment: quote.payment,
          orderKey: null,
          choice: { providerId: wanted.providerId, method },
        })
      : undefined
  const item = placed?.item
  const offer = item && quote.offers.find(({ providerId }) => providerId === item.providerId)
  // An earlier try may have placed an order with another choice. Then the earlier order is used.
  const isWanted = item?.providerId === wanted.providerId && item.method === method
  const next = place(!offer ? 'failed' : isWanted ? 'placed' : 'refused')
  await deps.database.transact(async (tx) => {
    await advanceTo(tx, at, next, offer ? {} : { lookUp: null })
    if (!placed || !item || !offer) return
    const isJoint = at.option === jointOption.together
    await recordOrder(deps, tx, {
      key: at.key,
      stored: at.stored,
      orderId: quote.id,
      debtor: at.debtor,
      isJoint,
      source: orderSource.portal,
      placed,
      choice: { offerId: offer.id, item },
      address: lookUp?.address ?? null,
    })
    await markOrdered(deps, tx, at, quote.id, isJoint, 'course.ordered', offer.providerId)
    await notifyPeople(deps, tx, at.key, [at.debtor], 'ordered')
    if (isJoint) await notifyPeople(deps, tx, at.key, [otherDebtor(at.debtor)], 'orderedTogether')
    if (lookUp) await deps.keepSsn(tx, at.viewer.accountId, lookUp.ssn)
  })
  return next
}

export async function markOrdered(
  deps: CoursesDeps,
  tx: Parameters<typeof recordOrder>[1],
  { key, viewer }: Ordering,
  orderId: string,
  isJoint: boolean,
  event: string,
  providerId: number | null,
): Promise<void> {
  await deps.audit.record(
    {
      event,
      outcome: 'done',
      ...getActor(viewer),
      firmId: key.firmId,
      object: orderId,
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

/** Returns the viewer's key first. Undefined if a person is unknown. `id` names the calls. */
async function findUserKeys(
  deps: CoursesDeps,
  at: Ordering,
  id: string,
): Promise<readonly string[] | undefined> {
  const {
    progress: { userKey: own },
    option,
  } = at
  if (own === null || option !== jointOption.together) return own === null ? undefined : [own]
  const spouse =
    getProgress(at.stored, at.courseNumber, otherDebtor(at.debtor)).userKey ??
    (await makeSpouseKnown(deps, at, id, own))
  return spouse === undefined ? undefined : [own, spouse]
}

/** Takes the spouse's data from the account if the firm set "together" (no form asked for it). */
async function makeSpouseKnown(
  deps: CoursesDeps,
  at: Ordering,
  id: string,
  userKey: string,
): Promise<string | undefined> {
  const { db } = deps.database
  const otherPerson = await findOtherPerson(deps, at)
  const unit = getUnit(at.stored)
  if (!unit || otherPerson?.accountId == null) return undefined
  const [person, ssn] = [
    await deps.findPerson(db, otherPerson.accountId),
    await deps.ssnOfAccount(db, otherPerson.accountId),
  ]
  if (!person || ssn === undefined) return undefined
  const { emailAddress, mobilePhone, street, city, state, zip } = person
  const spouse = {
    firstName: person.givenName ?? otherPerson.givenName,
    lastName: person.familyName ?? otherPerson.familyName,
    emailAddress,
    mobilePhone,
    street,
    city,
    state,
    zip,
    ssn,
  }
  const known = await callProvider(deps, at.key, () =>
    deps.courseProvider.addSpouse(getUserCall(deps, 'spouse', id, ssn), { unit, userKey, spouse }),
  )
  return known?.userKey
}
