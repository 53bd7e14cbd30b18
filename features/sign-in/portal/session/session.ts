import { adoptLanguage } from '#features/account/portal/account-language.ts'
import { currentAccount, setCurrentAccount } from '#features/account/portal/current-account.ts'
import { isComplete } from '#features/account/rules/creation-step.ts'
import { leaveWithoutAsking } from '#ui/navigation/ask-before-leaving.ts'
import { runBeforeSignOff, runBeforeSignOffOrStay } from '#ui/mirror/before-sign-off.ts'
import { askAgain } from '#ui/graphql/ask-again.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { forgetMirrorKeys, saveMirror, takeMirrorKeys } from '#ui/mirror/mirror-key.ts'
import { emptyTab, eraseMirror, type KeptKeys } from '#ui/mirror/mirror-storage.ts'
import { paths } from '#ui/navigation/paths.ts'
import { rememberedCase } from '#ui/browser/remembered-case.ts'
import { deleteUnsent } from '#ui/mirror/unsent-storage.ts'
import { onOtherTab, notifyOtherTabs } from './other-tabs.ts'
import { rememberOrigin } from './page-of-origin.ts'
import { setPendingFactor } from './pending-factor.ts'
import { setPendingRecovery } from './pending-recovery.ts'
import { session, setSessionStatus, type SessionStatus } from './session-store.ts'
import { dueSignOff, forgetSignOffDue, storeSignOffDue, type SignOffCause } from './sign-off-due.ts'
import { storeWhySignedOut, type WhySignedOut } from './why-signed-out.ts'
import {
  refresh,
  signOff as signOffOperation,
  type AuthenticationFragment,
} from '../sign-in.operations.ts'

/** Counts ended sessions, so that a late response restores none of them. */
let ended = 0
let start: Promise<SessionStatus> | undefined
let isOutOfReach = false

/** Once per page load. A server that stays unreachable counts as signed out. */
export function startSession(): Promise<SessionStatus> {
  if (isPreview()) return Promise.resolve('preview')
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

/** True in a tab that shows a preview, which leaves cookie and session of the browser alone. */
export function isPreview(): boolean {
  return session.get().status === 'preview'
}

/** Reloads, so that nothing of the client stays in this tab. */
export function endPreview(): void {
  emptyTab(sessionStorage, 'nothing')
  location.replace(paths.preview)
}

/** True if the start did not reach the server. The session may then still be alive. */
export function startedOffline(): boolean {
  return isOutOfReach
}

async function findSession(): Promise<void> {
  // A pending sign-off keeps this browser signed out until the server confirms it.
  const due = dueSignOff()
  if (due && !(await signOffOnServer(due))) return
  // The session is over, so its mirror is erased. Typed forms stay for the same account.
  if (!(await askAgain(() => graph.refresh()))) eraseMirror(sessionStorage, 'forms')
}

/** Returns the status of the session (spec: accounts#client-or-set-up). */
export function adoptSession(answer: AuthenticationFragment): SessionStatus {
  const { isAuthenticated, idToken, accessToken, account } = answer
  if (!isAuthenticated || idToken === null || accessToken === null || account === null)
    return 'signed-out'
  const known = currentAccount()
  // Unsent data of the previous account must not be sent with these tokens.
  if (known !== undefined && known.id !== account.id) forgetSession()
  credentials.set({ idToken, accessToken })
  setCurrentAccount(account)
  setPendingFactor(undefined)
  setPendingRecovery(undefined)
  takeMirrorKeys(account.id, answer)
  forgetSignOffDue()
  const before = session.get().status
  setSessionStatus(isComplete(account) ? 'client' : 'set-up')
  void adoptLanguage(account)
  const { status } = session.get()
  // Account creation happens in one tab only, so other tabs are not informed of it.
  if (status === 'client' && (before === 'signed-out' || before === 'set-up'))
    notifyOtherTabs('signed-in')
  return status
}

/**
 * Returns false when the session is over; throws when the server is unreachable. Reloads the page
 * when another account has signed in in another tab.
 */
export async function refreshSession(): Promise<boolean> {
  if (isPreview()) return false
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

/** Clears the account's data from this page. Unsent data stays on the device, sealed. */
export function forgetSession(): void {
  forgetAllBut('nothing')
}

async function forgetPerson(): Promise<void> {
  const deleted = deleteUnsent()
  forgetSession()
  await deleted
}

/**
 * The session has ended on the server: shows the login page with the reason. A tab that already
 * says why its session has ended stays as it is.
 */
export async function leaveEndedSession(page: string): Promise<void> {
  if (session.get().status === 'signed-out') return
  if (isPreview()) return endPreview()
  await saveMirror()
  if (session.get().status === 'signed-out') return
  forgetEndedSession(page)
  storeWhySignedOut('ended')
  location.assign(paths.login)
}

/** For a time-out in this tab or another one. */
export async function forgetIdleSession(page: string): Promise<void> {
  // At once: a request that is refused now must not lead away from the page that says why.
  setSessionStatus('signed-out')
  await saveMirror()
  forgetEndedSession(page)
}

/** Keeps the typed forms and the page for the same account (spec: accounts#ended-by-itself). */
function forgetEndedSession(page: string): void {
  const accountId = currentAccount()?.id
  const caseId = rememberedCase() ?? null
  if (accountId === undefined) return
  forgetAllBut('forms')
  rememberOrigin(page, accountId, caseId)
}

function forgetAllBut(keys: KeptKeys): void {
  ended += 1
  leaveWithoutAsking()
  forgetMirrorKeys()
  credentials.clear()
  setCurrentAccount(undefined)
  setPendingFactor(undefined)
  setPendingRecovery(undefined)
  emptyTab(sessionStorage, keys)
  setSessionStatus('signed-out')
}

type EndMessage = 'signed-off' | 'invitation-opened'

/** Ends the session in this browser even if the server is unreachable. */
export async function endSession(message: EndMessage = 'signed-off'): Promise<void> {
  // A pending refresh would restore the session.
  if (start !== undefined) await start
  await runBeforeSignOff()
  await end(message)
}

async function end(message: EndMessage): Promise<void> {
  await signOffOnServer()
  const forgotten = forgetPerson()
  notifyOtherTabs(message)
  await forgotten
}

/** Ends the session on the server as soon as it is reachable. Typed forms stay, sealed. */
export async function endIdleSession(page: string): Promise<void> {
  // At once: the client may go on to the login page before the forms are stored.
  storeSignOffDue('time-out')
  await forgetIdleSession(page)
  notifyOtherTabs('timed-out')
  await signOffOnServer('time-out')
}

/** The login page waits for it, and says after ten seconds that it has not loaded. */
const maxSignOffMs = 8000

/**
 * Returns false when the server is unreachable or takes too long: the sign-off stays due, and its
 * response can no longer end a login that begins now. Sends only the cookie, to avoid a renewal.
 */
async function signOffOnServer(cause: SignOffCause = 'person'): Promise<boolean> {
  storeSignOffDue(cause)
  const late = new AbortController()
  const alarm = setTimeout(() => late.abort(), maxSignOffMs)
  try {
    const background = cause === 'time-out'
    const options = { anonymous: true, once: true, background, signal: late.signal }
    await graph.run(signOffOperation, {}, options)
    forgetSignOffDue()
    return true
  } catch {
    return false
  } finally {
    clearTimeout(alarm)
  }
}

/** Asks first when answers would be lost (spec: accounts#log-out). */
export async function signOff(): Promise<void> {
  if (isPreview()) return endPreview()
  if (start !== undefined) await start
  if (!(await runBeforeSignOffOrStay())) return
  await end('signed-off')
  location.assign(paths.login)
}

/** A sign-off in one tab ends the session in all tabs and clears their data. */
export function watchOtherTabs(): void {
  onOtherTab('signed-off', () => leaveWithOtherTab())
  onOtherTab('invitation-opened', () => leaveWithOtherTab('invitation-opened'))
}

function leaveWithOtherTab(why?: WhySignedOut): void {
  const isInside = session.get().status === 'client' || session.get().status === 'set-up'
  if (!isInside) return eraseMirror(sessionStorage, 'nothing')
  void forgetPerson().then(() => {
    if (why !== undefined) storeWhySignedOut(why)
    location.assign(paths.login)
  })
}
