// Where one came to a document's page from, as the page before hands it over: it decides the way back, and whether the document may be edited.
import { freshKey } from '#ui/browser/chance.ts'
import type { PageState } from '#ui/navigation/navigation.ts'

// A browser keeps what was handed over when a page is loaded anew; Edit is for those who have just seen the category (decisions 5.3).
const thisLoad = freshKey()

export const fromCategory: PageState = { cameFrom: 'category', load: thisLoad }
export const fromReview: PageState = { cameFrom: 'review' }
export const fromDetail: PageState = { cameFrom: 'detail' }

/** True when one came through a category since the portal was loaded. */
export function cameThroughCategory({ cameFrom, load }: PageState): boolean {
  return cameFrom === 'category' && load === thisLoad
}

/** True when the page before in this tab is the document's category, also after a reload. */
export function wasInCategory({ cameFrom }: PageState): boolean {
  return cameFrom === 'category'
}

export function cameFromReview({ cameFrom }: PageState): boolean {
  return cameFrom === 'review'
}

export function cameFromDetail({ cameFrom }: PageState): boolean {
  return cameFrom === 'detail'
}
