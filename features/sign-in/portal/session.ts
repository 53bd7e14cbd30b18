// The life of a session in the browser: start, refresh, end. Tokens stay in memory; the refresh token is a cookie no script can read.
import { currentAccount, setCurrentAccount } from '#features/account/portal/current-account.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { leaveWithoutAsking } from '#ui/ask-before-leaving.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { paths } from '#ui/paths.ts'
import { setPendingFactor } from './pending-factor.ts'
import { session, setSessionStatus, type SessionStatus } from './session-store.ts'
import { refresh, signOff as signOffOperation, type AuthenticationFragment } from './sign-in.operations.ts'

const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('daybreak-session')
const signedOffMessage = 'signed-off'

let start: Promise<SessionStatus> | undefined

/** Tries the refresh cookie, once for each load of the page. Whoever asks again shares the answer. No connection counts as signed out. */
export function startSession(): Promise<SessionStatus> {
  start ??= graph
    .refresh()
    .catch(() => false)
    .then(() => {
      if (session.get().status === 'unknown') setSessionStatus('signed-out')
      return session.get().status
    })
  return start
}

/** Takes what a sign-in answered into use; answers the status that follows from it (seeds/000, section 4). */
export function adoptSession(answer: AuthenticationFragment): SessionStatus {
  const { isAuthenticated, idToken, accessToken, account } = answer
  if (!isAuthenticated || idToken === null || accessToken === null || account === null) return 'signed-out'
  credentials.set({ idToken, accessToken })
  setCurrentAccount(account)
  setPendingFactor(undefined)
  setSessionStatus(isComplete(account) ? 'client' : 'set-up')
  return session.get().status
}

/**
 * Asks for new tokens; the graph client calls it, one at a time. False: nobody is signed in any more. Throws when the server cannot be reached,
 * because then nothing is known. When somebody else has signed in in another tab, this page belongs to nobody and is loaded anew.
 */
export async function refreshSession(): Promise<boolean> {
  const before = currentAccount()
  try {
    const { tokenFromRefreshToken: answer } = await graph.run(refresh, {}, { anonymous: true, background: true })
    if (before !== undefined && answer.account !== null && answer.account.id !== before.id) {
      forgetSession()
      location.assign(paths.login)
      return false
    }
    return adoptSession(answer) !== 'signed-out'
  } catch (problem) {
    if (problem instanceof GraphProblem && (problem.kind === 'signed-out' || problem.kind === 'expired')) return false
    throw problem
  }
}

/** Forgets everything this tab knows about the person, on the screen's side only. */
export function forgetSession(): void {
  leaveWithoutAsking()
  credentials.clear()
  setCurrentAccount(undefined)
  setPendingFactor(undefined)
  sessionStorage.clear()
  setSessionStatus('signed-out')
}

/** Ends the session on the server and here, and stays on the page. The server out of reach keeps nobody signed in here. */
export async function endSession(): Promise<void> {
  // A refresh still under way would bring the session back.
  if (start !== undefined) await start
  // The cookie says whose session it is; tokens that are over must not lead to a renewal or elsewhere.
  await graph.run(signOffOperation, {}, { anonymous: true }).catch(() => undefined)
  forgetSession()
  otherTabs?.postMessage(signedOffMessage)
}

/** Logout: ends the session and loads /login anew (seeds/000, section 4). */
export async function signOff(): Promise<void> {
  await endSession()
  location.assign(paths.login)
}

/** Signing off in one tab signs off all others of the same browser. Called once, by the roof. */
export function watchOtherTabs(): void {
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== signedOffMessage || (session.get().status !== 'client' && session.get().status !== 'set-up')) return
    forgetSession()
    location.assign(paths.login)
  })
}
