// Who may enter which part of the portal, asked each time a page is entered.
import { redirect } from '@tanstack/react-router'
import { currentAccount } from '#features/account/portal/current-account.ts'
import { stepInAddress } from '#features/invitation/portal/creation-address.ts'
import { isWalkedThrough } from '#features/invitation/portal/resume/walked-through.ts'
import { rememberOrigin } from '#features/sign-in/portal/session/page-of-origin.ts'
import { placeAfterSignIn } from '#features/sign-in/portal/session/place-after-sign-in.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import {
  endSession,
  startedOutOfReach,
  startSession,
} from '#features/sign-in/portal/session/session.ts'
import { isSignOffDue } from '#features/sign-in/portal/session/sign-off-due.ts'
import { noteWhySignedOut } from '#features/sign-in/portal/session/why-signed-out.ts'
import { paths } from '#ui/navigation/paths.ts'
import { mayBeSignedIn } from './signed-in-before.ts'

interface Entered {
  readonly location: {
    readonly href: string
    readonly pathname: string
    readonly searchStr: string
  }
  /** `stay`: the same page with another search or state. */
  readonly cause: 'enter' | 'stay' | 'preload'
}

/** Signed-in pages: all others go to /login, which remembers the page (seeds/000, section 2). An unfinished account leaves its set-up by this. */
export async function onlySignedIn({ location }: Entered): Promise<void> {
  // Whoever has just left by themselves is told nothing.
  const wasSignedIn = mayBeSignedIn() && !isSignOffDue()
  await startSession()
  if (session.get().status === 'client') return
  if (session.get().status === 'set-up') await endSession()
  else if (wasSignedIn) noteWhySignedOut(startedOutOfReach() ? 'out-of-reach' : 'ended')
  rememberOrigin(location.href)
  redirect({ href: paths.login, replace: true, throw: true })
}

/** The pages of the door send on whoever is signed in already. A browser in which nobody ever signed in does not wait for the answer. */
export async function onlySignedOut({ location }: Entered): Promise<void> {
  if (!location.pathname.startsWith(paths.login)) return
  const started = startSession()
  if (mayBeSignedIn()) await started
  const account = currentAccount()
  if (session.get().status !== 'client' || account === undefined) return
  redirect({ href: placeAfterSignIn(account), replace: true, throw: true })
}

/** Entering the making of an account signs out and clears all state first; finishing an account is exempt (decisions 3.3). */
export async function signedOutOnEntry({ location, cause }: Entered): Promise<void> {
  await startSession()
  const { status } = session.get()
  if (cause !== 'enter' || location.pathname === paths.notCompleted || status === 'signed-out')
    return
  // Back, into what was walked through in this tab, undoes nothing.
  if (isWalkedThrough(location.pathname))
    redirect({
      href: status === 'client' ? paths.home : paths.notCompleted,
      replace: true,
      throw: true,
    })
  // A page inside the creation asks the server where it was, and signs out when it was nowhere (decision record 26).
  if (stepInAddress(location.searchStr) !== null) return
  await endSession()
}
