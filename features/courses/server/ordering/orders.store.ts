import { sql, type Generated } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type {
  CourseMethod,
  CourseNumber,
  CoursePayment,
  ItemStatus,
  OrderSource,
} from '../../rules/progress/courses.ts'
import type { CourseKey } from '../courses.store.ts'

type OwnTables = {
  course_order: {
    id: string
    firm_id: string
    case_id: string
    course_number: CourseNumber
    debtor: Debtor
    is_joint: boolean
    source: OrderSource
    payment_type: CoursePayment
    order_key: string | null
    consumer_order_id: string | null
    created_at: Generated<Date>
    placed_at: Date | null
  }
  course_offer: {
    id: string
    firm_id: string
    order_id: string
    provider_id: number
    name: string
    price: string | null
    value_props: string
    methods: number[]
  }
  course_item: {
    id: string
    firm_id: string
    order_id: string
    item_key: string
    method: CourseMethod
    status: ItemStatus
    ask_at: Generated<Date | null>
  }
  course_taker: {
    item_id: string
    firm_id: string
    case_id: string
    course_number: CourseNumber
    debtor: Debtor
  }
}

export interface NewOrder {
  readonly id: string
  readonly debtor: Debtor
  readonly isJoint: boolean
  readonly source: OrderSource
  readonly payment: CoursePayment
}

/** A quote does not exist at the order service. */
export async function insertOrder(
  tx: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  order: NewOrder,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('course_order')
    .values({
      id: order.id,
      firm_id: firmId,
      case_id: caseId,
      course_number: courseNumber,
      debtor: order.debtor,
      is_joint: order.isJoint,
      source: order.source,
      payment_type: order.payment,
      order_key: null,
      consumer_order_id: null,
      placed_at: null,
    })
    .execute()
}

export interface PlacedChange {
  readonly isJoint: boolean
  readonly source: OrderSource
  readonly orderKey: string
  readonly consumerOrderId: string
}

export async function markPlaced(tx: Db, orderId: string, change: PlacedChange): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('course_order')
    .set({
      is_joint: change.isJoint,
      source: change.source,
      order_key: change.orderKey,
      consumer_order_id: change.consumerOrderId,
      placed_at: sql<Date>`coalesce(placed_at, portal_now())`,
    })
    .where('id', '=', orderId)
    .execute()
}

export interface NewOffer {
  readonly id: string
  readonly providerId: number
  readonly name: string
  /** Null if unknown. */
  readonly price: string | null
  /** Cleaned HTML. */
  readonly valueProps: string
  readonly methods: readonly CourseMethod[]
}

export async function insertOffers(
  tx: Db,
  firmId: string,
  orderId: string,
  offers: readonly NewOffer[],
): Promise<void> {
  if (offers.length === 0) return
  await tx
    .withTables<OwnTables>()
    .insertInto('course_offer')
    .values(
      offers.map((offer) => ({
        id: offer.id,
        firm_id: firmId,
        order_id: orderId,
        provider_id: offer.providerId,
        name: offer.name,
        price: offer.price,
        value_props: offer.valueProps,
        methods: [...offer.methods],
      })),
    )
    .execute()
}

export interface NewItem {
  readonly id: string
  readonly orderId: string
  readonly itemKey: string
  readonly method: CourseMethod
  readonly status: ItemStatus
  /** True if the service may know more. Its state is then requested soon. */
  readonly isToAsk: boolean
  readonly takers: readonly Debtor[]
}

/** True for a unique violation: order of another account, or the person already has the course. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}

/** Fails if the same person already has this course. */
export async function insertItem(
  tx: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  item: NewItem,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('course_item')
    .values({
      id: item.id,
      firm_id: firmId,
      order_id: item.orderId,
      item_key: item.itemKey,
      method: item.method,
      status: item.status,
      ...(item.isToAsk ? { ask_at: sql<Date>`portal_now()` } : {}),
    })
    .execute()
  await tx
    .withTables<OwnTables>()
    .insertInto('course_taker')
    .values(
      item.takers.map((debtor) => ({
        item_id: item.id,
        firm_id: firmId,
        case_id: caseId,
        course_number: courseNumber,
        debtor,
      })),
    )
    .execute()
}
