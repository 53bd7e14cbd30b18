// spec: documents#business-object
import type { PageState } from '#ui/navigation/navigation.ts'

export interface BusinessObject {
  readonly type: string
  /** The order item of the course, or the case when unknown. */
  readonly id: string
}

/** Page state for links to the category from a known order. */
export function ofOrderItem(orderItemId: string | null | undefined): PageState {
  return orderItemId == null ? {} : { orderItemId }
}

export function findBusinessObject(
  certificate: { readonly courseType: number } | null | undefined,
  { id, isDebtor1 }: { readonly id: string; readonly isDebtor1: boolean },
  { orderItemId }: PageState,
): BusinessObject | undefined {
  if (!certificate) return undefined
  const type = `order-${certificate.courseType === 1 ? 'first' : 'second'}-debtor${isDebtor1 ? 1 : 2}`
  return { type, id: typeof orderItemId === 'string' ? orderItemId : id }
}
