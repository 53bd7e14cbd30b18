import { redirect } from '@tanstack/react-router'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { stepInAddress } from '#features/invitation/portal/creation-address.ts'
import { isWalkedThrough } from '#features/invitation/portal/resume/walked-through.ts'
import { rememberOrigin } from '#features/sign-in/portal/session/page-of-origin.ts'
import { placeAfterSignIn } from '#features/sign-in/portal/session/place-after-sign-in.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import {
  endSession,
  isPreview,
  startedOffline,
  startSession,
} from '#features/sign-in/portal/session/session.ts'
import { isSignOffDue } from '#features/sign-in/portal/session/sign-off-due.ts'
import { storeWhySignedOut } from '#features/sign-in/portal/session/why-signed-out.ts'
import { paths } from '#ui/navigation/paths.ts'
import { mayBeSignedIn } from './signed-in-before.ts'

interface AreaEntry {
  readonly location: {
    readonly href: string
    readonly pathname: string
    readonly searchStr: string
  }
  /** `stay`: the same page with another search or state. */
  readonly cause: 'enter' | 'stay' | 'preload'
}

/** Requires a session (spec: accounts#protected-pages, accounts#not-completed). */
export async function onlySignedIn({ location }: AreaEntry): Promise<void> {
  // A voluntary sign-off needs no message.
  const wasSignedIn = mayBeSignedIn() && !isSignOffDue()
  await startSession()
  if (session.get().status === 'client' || isPreview()) return
  if (session.get().status === 'set-up') await endSession()
  else if (wasSignedIn) storeWhySignedOut(startedOffline() ? 'out-of-reach' : 'ended')
  rememberOrigin(location.href)
  redirect({ href: paths.login, replace: true, throw: true })
}

/**
 * Redirects signed-in clients. Does not wait for the server if no one can be signed in. Waits for a
 * sign-off that is due: it would end a login that begins before it.
 */
export async function onlySignedOut({ location }: AreaEntry): Promise<void> {
  if (!location.pathname.startsWith(paths.login)) return
  const started = startSession()
  if (mayBeSignedIn() || isSignOffDue()) await started
  const account = currentAccount()
  if (session.get().status !== 'client' || account === undefined) return
  redirect({ href: placeAfterSignIn(account), replace: true, throw: true })
}

/** Entering account creation signs out and clears all state (spec: accounts#entering-signs-out). */
export async function signedOutOnEntry({ location, cause }: AreaEntry): Promise<void> {
  await startSession()
  const { status } = session.get()
  if (cause !== 'enter' || location.pathname === paths.notCompleted || status === 'signed-out')
    return
  // Returning to a finished account creation does not sign out, but redirects.
  if (isWalkedThrough(location.pathname, location.searchStr))
    redirect({
      href: status === 'client' ? paths.home : paths.notCompleted,
      replace: true,
      throw: true,
    })
  // A step signs out only if the server cannot resume it (spec: accounts#resume-creation).
  if (stepInAddress(location.searchStr) !== null) return
  await endSession('invitation-opened')
}
