import { paths } from '#ui/navigation/paths.ts'
import { storeItem } from '#ui/mirror/store-item.ts'
import { stepInAddress } from '../creation-address.ts'

const key = 'daybreak.walked-through'

/** Path of the invitation that was completed since the portal was loaded. */
let completedNow: string | undefined

export function markWalkedThrough(invitationId: string): void {
  completedNow = paths.accountCreation(invitationId)
  storeItem(sessionStorage, key, completedNow)
}

/**
 * True for Back into a creation that this tab has completed: to one of its steps, or to its link
 * without a load. A link that is opened again loads the portal (spec: accounts#entering-signs-out).
 */
export function isWalkedThrough(pathname: string, search: string): boolean {
  if (stepInAddress(search) === null) return completedNow === pathname
  return sessionStorage.getItem(key) === pathname
}
