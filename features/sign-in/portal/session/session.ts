// The life of a session in the browser: start, refresh, end. Tokens stay in memory; the refresh token is a cookie no script can read.
import { takeLanguageOf } from '#features/account/portal/account-language.ts'
import { currentAccount, setCurrentAccount } from '#features/account/portal/current-account.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { leaveWithoutAsking } from '#ui/navigation/ask-before-leaving.ts'
import { sayFarewell, sayFarewellOrStay } from '#ui/mirror/before-sign-off.ts'
import { GraphProblem, retryDelayMs } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { forgetMirrorKeys, saveMirror, takeMirrorKeys } from '#ui/mirror/mirror-key.ts'
import { emptyTab, eraseMirror, type Kept } from '#ui/mirror/mirror-storage.ts'
import { paths } from '#ui/navigation/paths.ts'
import { rememberedCase } from '#ui/browser/remembered-case.ts'
import { deleteUnsent } from '#ui/mirror/unsent-storage.ts'
import { onOtherTab, tellOtherTabs } from './other-tabs.ts'
import { rememberOrigin } from './page-of-origin.ts'
import { setPendingFactor } from './pending-factor.ts'
import { setPendingRecovery } from '../recovery/pending-recovery.ts'
import { session, setSessionStatus, type SessionStatus } from './session-store.ts'
import { dueSignOff, forgetSignOffDue, noteSignOffDue, type SignOffCause } from './sign-off-due.ts'
import {
  refresh,
  signOff as signOffOperation,
  type AuthenticationFragment,
} from '../sign-in.operations.ts'

/** Counts the sessions that ended here, so that an answer that was under way brings none of them back. */
let ended = 0
let start: Promise<SessionStatus> | undefined
let isOutOfReach = false

/** Tries the refresh cookie, once for each load of the page. Whoever asks again shares the answer. No connection counts as signed out. */
export function startSession(): Promise<SessionStatus> {
  start ??= findSession()
    .catch(() => {
      isOutOfReach = true
    })
    .then(() => {
      if (session.get().status === 'unknown') setSessionStatus('signed-out')
      return session.get().status
    })
  return start
}

/** True when the start could ask nobody, so that the session may still live. */
export function startedOutOfReach(): boolean {
  return isOutOfReach
}

async function findSession(): Promise<void> {
  // Whoever was signed out here stays signed out, even if the server hears of it only now.
  const due = dueSignOff()
  if (due && !(await tellServerOfSignOff(due))) return
  // The server has ended what this tab kept for its session; what was typed waits for the same person.
  if (!(await whenServerAsksAgain(() => graph.refresh()))) eraseMirror(sessionStorage, 'forms')
}

const maxStartRetries = 2

/** A server that names a time to ask again is there, but its database is not: the page waits instead of showing the login. */
async function whenServerAsksAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask()
    } catch (problem) {
      const isAskedAgain =
        problem instanceof GraphProblem &&
        problem.kind === 'unavailable' &&
        problem.retryAfterMs !== undefined
      if (!isAskedAgain || failures === maxStartRetries) throw problem
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs(failures, problem)))
    }
  }
}

/** Takes what a sign-in answered into use; answers the status that follows from it (seeds/000, section 4). */
export function adoptSession(answer: AuthenticationFragment): SessionStatus {
  const { isAuthenticated, idToken, accessToken, account } = answer
  if (!isAuthenticated || idToken === null || accessToken === null || account === null)
    return 'signed-out'
  const known = currentAccount()
  // What the tab holds of somebody else must not go out under these tokens.
  if (known !== undefined && known.id !== account.id) forgetSession()
  credentials.set({ idToken, accessToken })
  setCurrentAccount(account)
  setPendingFactor(undefined)
  setPendingRecovery(undefined)
  takeMirrorKeys(account.id, answer)
  forgetSignOffDue()
  const before = session.get().status
  setSessionStatus(isComplete(account) ? 'client' : 'set-up')
  void takeLanguageOf(account)
  const { status } = session.get()
  // An unfinished account is finished in one tab alone.
  if (status === 'client' && (before === 'signed-out' || before === 'set-up'))
    tellOtherTabs('signed-in')
  return status
}

/**
 * Asks for new tokens; the graph client calls it, one at a time. False: nobody is signed in any more. Throws when the server cannot be reached,
 * because then nothing is known. When somebody else has signed in in another tab, this page belongs to nobody and is loaded anew.
 */
export async function refreshSession(): Promise<boolean> {
  const before = currentAccount()
  const endedBefore = ended
  try {
    const { tokenFromRefreshToken: answer } = await graph.run(
      refresh,
      {},
      { anonymous: true, background: true },
    )
    if (ended !== endedBefore) return false
    if (before !== undefined && answer.account !== null && answer.account.id !== before.id) {
      await saveMirror()
      forgetSession()
      location.assign(paths.login)
      return false
    }
    return adoptSession(answer) !== 'signed-out'
  } catch (problem) {
    if (
      problem instanceof GraphProblem &&
      (problem.kind === 'signed-out' || problem.kind === 'expired')
    )
      return false
    throw problem
  }
}

/** Forgets everything this tab knows about the person, on the screen's side only. What they have not sent stays on the device, sealed. */
export function forgetSession(): void {
  forgetAllBut('nothing')
}

/** The person has left: nothing of them stays on the device either. */
async function forgetPerson(): Promise<void> {
  const deleted = deleteUnsent()
  forgetSession()
  await deleted
}

/** The session ended by itself on this page: what was typed stays, sealed, and the page is remembered, both for the same person (decisions 3.13). */
export async function forgetEndedSession(page: string): Promise<void> {
  const accountId = currentAccount()?.id
  const caseId = rememberedCase() ?? null
  if (accountId === undefined) return
  await saveMirror()
  forgetAllBut('forms')
  rememberOrigin(page, accountId, caseId)
}

function forgetAllBut(kept: Kept): void {
  ended += 1
  leaveWithoutAsking()
  forgetMirrorKeys()
  credentials.clear()
  setCurrentAccount(undefined)
  setPendingFactor(undefined)
  setPendingRecovery(undefined)
  emptyTab(sessionStorage, kept)
  setSessionStatus('signed-out')
}

/** Ends the session on the server and here, and stays on the page. The server out of reach keeps nobody signed in here. */
export async function endSession(): Promise<void> {
  // A refresh still under way would bring the session back.
  if (start !== undefined) await start
  await sayFarewell()
  await end()
}

async function end(): Promise<void> {
  await tellServerOfSignOff()
  const forgotten = forgetPerson()
  tellOtherTabs('signed-off')
  await forgotten
}

/** Nobody was there any more: ends the session here at once, on the server as soon as it can be reached. What was typed stays, sealed. */
export async function endIdleSession(page: string): Promise<void> {
  await forgetEndedSession(page)
  tellOtherTabs('timed-out')
  await tellServerOfSignOff('time-out')
}

/** False: it could not be reached. The cookie says whose session it is; tokens that are over must not lead to a renewal or elsewhere. */
async function tellServerOfSignOff(cause: SignOffCause = 'person'): Promise<boolean> {
  noteSignOffDue(cause)
  try {
    await graph.run(signOffOperation, {}, { anonymous: true, background: cause === 'time-out' })
    forgetSignOffDue()
    return true
  } catch {
    return false
  }
}

/** Logout: ends the session and loads /login anew (seeds/000, section 4). Whoever would lose answers is asked first, and may stay. */
export async function signOff(): Promise<void> {
  if (start !== undefined) await start
  if (!(await sayFarewellOrStay())) return
  await end()
  location.assign(paths.login)
}

/** Signing off in one tab signs off all others of the same browser, and leaves nothing in those that were signed out before. Called once, by the roof. */
export function watchOtherTabs(): void {
  onOtherTab('signed-off', () => {
    const isInside = session.get().status === 'client' || session.get().status === 'set-up'
    if (!isInside) return eraseMirror(sessionStorage, 'nothing')
    // Also what this tab has kept since the other one deleted it.
    void forgetPerson().then(() => location.assign(paths.login))
  })
}
