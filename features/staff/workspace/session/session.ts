// The session of a staff member: tokens in memory, renewed with the cookie of the workspace.
import { storagePrefix } from '#ui/browser/app.ts'
import { now } from '#ui/browser/clock.ts'
import { askAgain } from '#ui/graphql/ask-again.ts'
import { credentials, graph } from '#ui/graphql/graph.ts'
import { GraphProblem } from '#ui/graphql/graph-problem.ts'
import { forgetMirrorKeys, saveMirror, takeMirrorKeys } from '#ui/mirror/mirror-key.ts'
import { storeItem } from '#ui/mirror/store-item.ts'
import { leaveWithoutAsking } from '#ui/navigation/ask-before-leaving.ts'
import { workspacePaths } from '../paths.ts'
import { notifyOtherTabs, onOtherTab } from './other-tabs.ts'
import {
  refreshStaffSession,
  signOutStaff,
  type StaffSessionPartsFragment,
} from './session.operations.ts'
import { setStaffSession, staffSession } from './session-store.ts'

const originKey = `${storagePrefix}.origin`
const whyKey = `${storagePrefix}.why-signed-out`

/** Counts ended sessions, so that a late response restores none of them. */
let endedSessions = 0
let start: Promise<void> | undefined

/** Once per page load. A server that stays unreachable counts as signed out. */
export function startStaffSession(): Promise<void> {
  start ??= askAgain(() => graph.refresh())
    .catch(() => false)
    .then(() => {
      if (staffSession.get().status === 'unknown') setStaffSession({ status: 'signed-out' })
    })
  return start
}

/** Returns false when the session is over; throws when the server is unreachable. */
export async function refreshSession(): Promise<boolean> {
  const endedBefore = endedSessions
  const before = staffSession.get().me?.id
  try {
    const { staffSession: answer } = await graph.run(
      refreshStaffSession,
      {},
      { anonymous: true, background: true },
    )
    if (answer === null || endedSessions !== endedBefore) return false
    // Another person has logged in in another tab.
    if (before !== undefined && before !== answer.me.id) {
      await endHere()
      location.assign(workspacePaths.home)
      return false
    }
    adoptStaffSession(answer)
    return true
  } catch (problem) {
    if (problem instanceof GraphProblem && isOver(problem)) return false
    throw problem
  }
}

const isOver = ({ kind }: GraphProblem) => kind === 'signed-out' || kind === 'expired'

export function adoptStaffSession(answer: StaffSessionPartsFragment): void {
  const { idToken, accessToken, me, firmName, timeZone, offersPasskeys, endsIn } = answer
  const endsAtMs = now().getTime() + endsIn * 1000
  const wasStaff = staffSession.get().status === 'staff'
  credentials.set({ idToken, accessToken })
  takeMirrorKeys(me.id, answer)
  setStaffSession({ status: 'staff', me, firmName, timeZone, offersPasskeys, endsAtMs })
  if (!wasStaff) notifyOtherTabs('signed-in')
}

/**
 * Ends the session in this page. What was typed is sealed before its key goes, and stays for the
 * same person (spec: staff#tab-drafts).
 */
async function endHere(): Promise<void> {
  endedSessions += 1
  // At once: a request that is refused now must not end the session a second time.
  setStaffSession({ status: 'signed-out' })
  await saveMirror()
  leaveWithoutAsking()
  forgetMirrorKeys()
  credentials.clear()
}

/** The session has ended on the server: shows the login page with the reason. */
export async function leaveEndedSession(page: string): Promise<void> {
  if (staffSession.get().status !== 'staff') return
  rememberOrigin(page)
  storeItem(sessionStorage, whyKey, 'ended')
  await endHere()
  location.assign(workspacePaths.signIn)
}

/** Ends the session in this browser even if the server is unreachable. */
export async function signOut(): Promise<void> {
  await endSession()
  location.assign(workspacePaths.signIn)
}

/** Before a link signs in: a person who is still logged in here is logged out. */
export async function endEarlierSession(): Promise<void> {
  await startStaffSession()
  if (staffSession.get().status === 'staff') await endSession()
}

async function endSession(): Promise<void> {
  await endOnServer()
  await endHere()
  notifyOtherTabs('signed-off')
  sessionStorage.removeItem(originKey)
}

export async function endIdleSession(page: string): Promise<void> {
  await forgetIdleSession(page)
  notifyOtherTabs('timed-out')
  await endOnServer()
}

export async function forgetIdleSession(page: string): Promise<void> {
  rememberOrigin(page)
  await endHere()
}

/** Sends only the cookie, to avoid a renewal. */
async function endOnServer(): Promise<void> {
  await graph.run(signOutStaff, {}, { anonymous: true, keepalive: true }).catch(() => undefined)
}

/** The page to return to after the login. */
export function rememberOrigin(page: string): void {
  storeItem(sessionStorage, originKey, page)
}

export function takeOrigin(): string {
  const page = sessionStorage.getItem(originKey)
  sessionStorage.removeItem(originKey)
  const isInside = page?.startsWith(workspacePaths.home) === true
  return isInside ? page : workspacePaths.home
}

/** Returns true once after a session that ended by itself. */
export function takeEndedNotice(): boolean {
  const isEnded = sessionStorage.getItem(whyKey) !== null
  sessionStorage.removeItem(whyKey)
  return isEnded
}

/** Logging out in one tab ends the session in all tabs. */
export function watchOtherTabs(): void {
  onOtherTab('signed-off', () => {
    if (staffSession.get().status !== 'staff') return
    void endHere().then(() => location.assign(workspacePaths.signIn))
  })
}
