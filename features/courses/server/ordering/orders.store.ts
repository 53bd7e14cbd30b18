import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type {
  CourseMethod,
  CoursePayment,
  ItemStatus,
  OrderSource,
} from '../../rules/progress/courses.ts'
import type { CourseKey, OrderOfFirm } from '../courses.store.ts'
import { tables } from '../tables.generated.ts'

export interface NewOrder {
  readonly id: string
  readonly debtor: Debtor
  readonly isJoint: boolean
  readonly source: OrderSource
  readonly payment: CoursePayment
  /** What the firm allows, in its order. Null means every provider. */
  readonly providerIds: readonly number[] | null
}

/** A quote does not exist at the order service. */
export async function insertOrder(
  tx: Db,
  { caseId, courseNumber, firmId }: CourseKey,
  { payment: paymentType, ...order }: NewOrder,
): Promise<void> {
  await tables(tx)
    .insertInto('courseOrder')
    .values({ firmId, caseId, courseNumber, paymentType, ...order })
    .execute()
}

export interface PlacedChange {
  readonly isJoint: boolean
  readonly source: OrderSource
  readonly orderKey: string
  readonly consumerOrderId: string
}

export async function markPlaced(
  tx: Db,
  { orderId, firmId }: OrderOfFirm,
  { isJoint, source, orderKey, consumerOrderId }: PlacedChange,
): Promise<void> {
  await tables(tx)
    .updateTable('courseOrder')
    .set({
      isJoint,
      source,
      orderKey,
      consumerOrderId,
      placedAt: sql<Date>`coalesce(placed_at, portal_now())`,
    })
    .where('id', '=', orderId)
    .where('firmId', '=', firmId)
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
  { orderId, firmId }: OrderOfFirm,
  offers: readonly NewOffer[],
): Promise<void> {
  if (offers.length === 0) return
  await tables(tx)
    .insertInto('courseOffer')
    .values(
      offers.map(({ id, providerId, name, price, valueProps, methods }) => ({
        id,
        firmId,
        orderId,
        providerId,
        name,
        price,
        valueProps,
        methods,
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
  { id, orderId, itemKey, method, status, isToAsk, takers }: NewItem,
): Promise<void> {
  await tables(tx)
    .insertInto('courseItem')
    .values({
      id,
      firmId,
      orderId,
      itemKey,
      method,
      status,
      askAt: isToAsk ? sql<Date>`portal_now()` : undefined,
    })
    .execute()
  await tables(tx).insertInto('courseItemRoute').values({ itemKey, firmId, itemId: id }).execute()
  await tables(tx)
    .insertInto('courseTaker')
    .values(takers.map((debtor) => ({ itemId: id, firmId, caseId, courseNumber, debtor })))
    .execute()
}
