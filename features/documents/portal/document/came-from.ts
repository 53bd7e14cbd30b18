// The previous page decides where Back leads and if the document may be edited.
import { freshKey } from '#ui/browser/chance.ts'
import type { PageState } from '#ui/navigation/navigation.ts'

// Navigation state outlives a reload, but Edit must not (spec: documents#edit-route).
const thisLoad = freshKey()

export const fromCategory: PageState = { cameFrom: 'category', load: thisLoad }
export const fromReview: PageState = { cameFrom: 'review' }
export const fromDetail: PageState = { cameFrom: 'detail' }

/** True if the user came from a category and the portal has not been reloaded since then. */
export function cameThroughCategory({ cameFrom, load }: PageState): boolean {
  return cameFrom === 'category' && load === thisLoad
}

/** True if the tab's previous page is the document's category. A reload does not change this. */
export function wasInCategory({ cameFrom }: PageState): boolean {
  return cameFrom === 'category'
}

export function cameFromReview({ cameFrom }: PageState): boolean {
  return cameFrom === 'review'
}

export function cameFromDetail({ cameFrom }: PageState): boolean {
  return cameFrom === 'detail'
}
