import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type {
  CourseMethod,
  CoursePayment,
  ItemStatus,
  OrderSource,
} from '../../rules/progress/courses.ts'
import type { CourseKey } from '../courses.store.ts'
import { tables } from '../tables.generated.ts'

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
  await tables(tx)
    .insertInto('courseOrder')
    .values({
      id: order.id,
      firmId: firmId,
      caseId: caseId,
      courseNumber: courseNumber,
      debtor: order.debtor,
      isJoint: order.isJoint,
      source: order.source,
      paymentType: order.payment,
      orderKey: null,
      consumerOrderId: null,
      placedAt: null,
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
  await tables(tx)
    .updateTable('courseOrder')
    .set({
      isJoint: change.isJoint,
      source: change.source,
      orderKey: change.orderKey,
      consumerOrderId: change.consumerOrderId,
      placedAt: sql<Date>`coalesce(placed_at, portal_now())`,
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
  await tables(tx)
    .insertInto('courseOffer')
    .values(
      offers.map((offer) => ({
        id: offer.id,
        firmId: firmId,
        orderId: orderId,
        providerId: offer.providerId,
        name: offer.name,
        price: offer.price,
        valueProps: offer.valueProps,
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
  await tables(tx)
    .insertInto('courseItem')
    .values({
      id: item.id,
      firmId: firmId,
      orderId: item.orderId,
      itemKey: item.itemKey,
      method: item.method,
      status: item.status,
      ...(item.isToAsk ? { askAt: sql<Date>`portal_now()` } : {}),
    })
    .execute()
  await tables(tx)
    .insertInto('courseTaker')
    .values(
      item.takers.map((debtor) => ({
        itemId: item.id,
        firmId: firmId,
        caseId: caseId,
        courseNumber: courseNumber,
        debtor,
      })),
    )
    .execute()
}
