// What a certificate that is handed in belongs to: the course of one debtor (seeds/002, section 7; decisions-courses A5d.3).
import type { PageState } from '#ui/navigation/navigation.ts'

export interface BusinessObject {
  /** `order-{first|second}-debtor{1|2}` */
  readonly type: string
  /** The course's order item, or the case where none is known. */
  readonly id: string
}

/** Handed along by whoever leads to the category and knows the order. */
export function ofOrderItem(orderItemId: string | null | undefined): PageState {
  return orderItemId == null ? {} : { orderItemId }
}

/** Undefined in a category that is no course's. */
export function businessObjectOf(
  certificate: { readonly courseType: number } | null | undefined,
  { id, isDebtor1 }: { readonly id: string; readonly isDebtor1: boolean },
  { orderItemId }: PageState,
): BusinessObject | undefined {
  if (!certificate) return undefined
  const type = `order-${certificate.courseType === 1 ? 'first' : 'second'}-debtor${isDebtor1 ? 1 : 2}`
  return { type, id: typeof orderItemId === 'string' ? orderItemId : id }
}
