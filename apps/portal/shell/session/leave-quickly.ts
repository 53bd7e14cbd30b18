// Leaves the portal at once and signs off (spec: wording#leave-quickly).
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { endSession } from '#features/sign-in/portal/session/session.ts'
import { leaveWithoutAsking } from '#ui/navigation/ask-before-leaving.ts'
import { forgetMirrorKeys } from '#ui/mirror/mirror-key.ts'
import { paths } from '#ui/navigation/paths.ts'
import { deleteUnsent } from '#ui/mirror/unsent-storage.ts'

export const neutralSite = 'https://www.weather.com/'

/** Leaves after this time even without a response. */
const maxWaitMs = 400

/** Blanks the page before any request is sent. */
export function leaveQuickly(): void {
  leaveWithoutAsking()
  document.title = 'Weather'
  document.body.hidden = true
  // The page may close before the server responds.
  forgetMirrorKeys()
  const deleted = deleteUnsent()
  sessionStorage.clear()
  const gone = () => location.replace(neutralSite)
  // Account creation has only a cookie and could be resumed with Back.
  const isCreating = location.pathname.startsWith(paths.accountCreation(''))
  const isSignedOut = session.get().status === 'signed-out' && !isCreating
  setTimeout(gone, maxWaitMs)
  void Promise.allSettled([deleted, isSignedOut ? undefined : endSession()]).then(gone)
}
