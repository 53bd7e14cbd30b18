// spec: documents#business-object
import type { PageState } from '#ui/navigation/navigation.ts'

export interface BusinessObject {
  readonly type: string
  /** ID of the order item of the course, or ID of the case if the order item is unknown. */
  readonly id: string
}

/** Returns the page state for a link to the category. It is empty for an unknown order item. */
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
