import { session } from '#features/sign-in/portal/session/session-store.ts'
import { storeItem } from '#ui/mirror/store-item.ts'

const storageKey = 'daybreak.signed-in'

/** False only if no one has signed in on this browser since the last sign-off. */
export function mayBeSignedIn(): boolean {
  return localStorage.getItem(storageKey) !== null
}

/** Call it once, at the start. */
export function storeSignedInHint(): void {
  session.subscribe(() => {
    if (session.get().status === 'client') storeItem(localStorage, storageKey, 'yes')
    if (session.get().status === 'signed-out') localStorage.removeItem(storageKey)
  })
}
