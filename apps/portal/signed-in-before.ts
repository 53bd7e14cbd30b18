// Whether somebody may be signed in in this browser: a yes or no without a name, so that the login page need not wait for the server in vain.
import { session } from '#features/sign-in/portal/session/session-store.ts'

const storageKey = 'daybreak.signed-in'

/** False only when nobody has signed in here since the last signing off. */
export function mayBeSignedIn(): boolean {
  return localStorage.getItem(storageKey) !== null
}

/** Keeps the note current. Called once, at the start. */
export function noteWhetherSignedIn(): void {
  session.subscribe(() => {
    if (session.get().status === 'client') localStorage.setItem(storageKey, 'yes')
    if (session.get().status === 'signed-out') localStorage.removeItem(storageKey)
  })
}
