// The invitation completed in this tab. Its page then neither signs out nor starts again.
import { paths } from '#ui/navigation/paths.ts'
import { storeItem } from '#ui/mirror/store-item.ts'

const key = 'daybreak.walked-through'

export function markWalkedThrough(invitationId: string): void {
  storeItem(sessionStorage, key, paths.accountCreation(invitationId))
}

export function isWalkedThrough(pathname: string): boolean {
  return sessionStorage.getItem(key) === pathname
}
