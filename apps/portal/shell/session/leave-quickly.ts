// Leaves at once for a page that tells nothing, signs off on the way, and takes this page out of the history.
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { endSession } from '#features/sign-in/portal/session/session.ts'
import { leaveWithoutAsking } from '#ui/navigation/ask-before-leaving.ts'
import { forgetMirrorKeys } from '#ui/mirror/mirror-key.ts'
import { paths } from '#ui/navigation/paths.ts'
import { deleteUnsent } from '#ui/mirror/unsent-storage.ts'

export const neutralSite = 'https://www.weather.com/'

/** Nobody who presses this should wait for a server. */
const longestWaitMs = 400

/** Blanks the page first: what is on the screen counts, not what the network does (field-notes P22). */
export function leaveQuickly(): void {
  leaveWithoutAsking()
  document.title = 'Weather'
  document.body.hidden = true
  // The page may be gone before the server has answered.
  forgetMirrorKeys()
  const deleted = deleteUnsent()
  sessionStorage.clear()
  const gone = () => location.replace(neutralSite)
  // An account creation that was begun is known by its cookie alone, and could be resumed with Back.
  const isCreating = location.pathname.startsWith(paths.accountCreation(''))
  const isSignedOut = session.get().status === 'signed-out' && !isCreating
  setTimeout(gone, longestWaitMs)
  void Promise.allSettled([deleted, isSignedOut ? undefined : endSession()]).then(gone)
}
