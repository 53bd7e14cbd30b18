// spec: courses#owner-only
import type {
  CourseFacts,
  Debtor,
  ItemFacts,
  OfferFacts,
  OrderFacts,
} from '../../rules/progress/course-facts.ts'

export interface OwnItem {
  readonly order: OrderFacts
  readonly item: ItemFacts
  readonly offer: OfferFacts
}

export function findOwnItem(
  facts: Pick<CourseFacts, 'orders' | 'clientCode' | 'hasLegacyOrder'>,
  debtor: Debtor,
  isWanted: (own: OwnItem) => boolean,
): OwnItem | undefined {
  if (facts.clientCode === null || facts.hasLegacyOrder) return undefined
  for (const order of facts.orders) {
    const offer = order.offers.find(({ id }) => id === order.item?.id)
    if (!order.isPlaced || order.debtor !== debtor || !order.item || !offer) continue
    const own = { order, item: order.item, offer }
    if (isWanted(own)) return own
  }
  return undefined
}

/** A course taken together is registered for both, so the owner confirms both persons. */
export function isForBoth({ order, item }: Pick<OwnItem, 'order' | 'item'>): boolean {
  return order.isJoint && item.takers.length > 1
}

export function isOver({ status }: Pick<ItemFacts, 'status'>): boolean {
  return status === 7 || status === 8
}
