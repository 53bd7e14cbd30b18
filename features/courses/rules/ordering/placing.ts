// spec: courses#place-once, courses#joint-flag-must-fit, courses#invite
import {
  findPlacedOrder,
  findQuote,
  type CourseFacts,
  type Debtor,
  type OfferFacts,
  type OrderFacts,
} from '../progress/course-facts.ts'
import { jointOption, type CourseNumber, type OrderStep } from '../progress/courses.ts'
import { stepOfCall } from '../progress/next-step.ts'
import { findOption } from '../progress/joint-option.ts'

export interface CourseChoice {
  readonly providerId: number
  readonly courseMethodType: number
}

export interface NewOrderChoice extends CourseChoice {
  readonly isJoint: boolean
}

export interface InviteChoice extends CourseChoice {
  readonly orderId: string
  readonly orderItemId: string
}

/** `place` asks the service for the offer. `settled` asks nothing. */
export type PlacingDecision =
  | { readonly type: 'settled'; readonly outcome: 'same-again' | 'refused' }
  | { readonly type: 'place'; readonly order: OrderFacts; readonly offer: OfferFacts }

const refused = { type: 'settled', outcome: 'refused' } as const

/** Decides about an order from a quote. An existing order is returned again at any step. */
export function decideNewOrder(
  facts: Pick<CourseFacts, 'orders' | 'people' | 'setUps'>,
  courseNumber: CourseNumber,
  { debtor, orderStep }: { readonly debtor: Debtor; readonly orderStep: OrderStep },
  choice: NewOrderChoice,
): PlacingDecision {
  const placed = findPlacedOrder(facts, courseNumber, debtor)
  if (placed) return decideRepetition(placed, choice)
  const quote = findQuote(facts, courseNumber, debtor)
  const offer = quote && findOffer(quote, choice)
  const isTogether = findOption(facts, courseNumber) === jointOption.together
  return quote && offer && choice.isJoint === isTogether && orderStep === stepOfCall.placeOrder
    ? { type: 'place', order: quote, offer }
    : refused
}

/** Decides about a choice in an order that waits for it. */
export function decideInviteChoice(
  facts: Pick<CourseFacts, 'orders'>,
  debtor: Debtor,
  choice: InviteChoice,
): PlacingDecision {
  const order = findOwnOrder(facts, choice.orderId, debtor)
  const offer = order && findOffer(order, choice)
  if (!order || offer?.id !== choice.orderItemId) return refused
  return order.item ? decideRepetition(order, choice) : { type: 'place', order, offer }
}

/** Returns the placed order only to the debtor who ordered. */
export function findOwnOrder(
  { orders }: Pick<CourseFacts, 'orders'>,
  orderId: string,
  debtor: Debtor,
): OrderFacts | undefined {
  return orders.find((order) => order.id === orderId && order.isPlaced && order.debtor === debtor)
}

/**
 * Returns the offer that the service has ordered. An earlier try may have ordered another one,
 * which is then used.
 */
export function readPlacing(
  { offers }: Pick<OrderFacts, 'offers'>,
  item: { readonly providerId: number; readonly method: number } | null | undefined,
  choice: CourseChoice,
): { readonly offer: OfferFacts | undefined; readonly outcome: 'placed' | 'refused' | 'failed' } {
  const offer = item && offers.find(({ providerId }) => providerId === item.providerId)
  if (!item || !offer) return { offer: undefined, outcome: 'failed' }
  const isWanted = item.providerId === choice.providerId && item.method === choice.courseMethodType
  return { offer, outcome: isWanted ? 'placed' : 'refused' }
}

function decideRepetition({ item, offers }: OrderFacts, choice: CourseChoice): PlacingDecision {
  const isSame =
    item?.method === choice.courseMethodType &&
    offers.find(({ id }) => id === item.id)?.providerId === choice.providerId
  return { type: 'settled', outcome: isSame ? 'same-again' : 'refused' }
}

/** Returns undefined if the provider or the method was not offered. */
function findOffer(
  { offers }: OrderFacts,
  { providerId, courseMethodType }: CourseChoice,
): OfferFacts | undefined {
  return offers.find(
    (offer) =>
      offer.providerId === providerId &&
      offer.methods.some((method) => method === courseMethodType),
  )
}
