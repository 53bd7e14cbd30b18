// For a browser that did not receive the tokens of its session (spec: security#lost-answer).
import type { StaffSignIn } from '#contract/workspace.generated.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { isUuid } from '#lib/ids.ts'
import type { Source } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/problems.ts'
import { isAlive } from '../../rules/session-life.ts'
import type { StaffDeps } from '../deps.ts'
import type { SetCookie } from '../flows/flows.ts'
import { createBrowserTokens, recognizeBrowser, toSignInKeys } from './known-browsers.ts'
import { sessionReference, toStaffSession } from './open-session.ts'
import { staffRefreshTokens } from './refresh-tokens.ts'
import {
  findKeyOfSession,
  findSession,
  lockSession,
  replaceFirstRefresh,
  type SessionOfLogin,
} from './sessions.store.ts'

/**
 * Gives the session a new refresh token, in the browser of its flow only. `readMore` returns what
 * else got lost.
 */
export async function reopenSession(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
  reference: string,
  readMore: (tx: FirmTx, staffId: string) => Promise<Partial<StaffSignIn>> = async () => ({}),
): Promise<StaffSignIn> {
  const [id = ''] = reference.split('|')
  const known = await findSessionById(deps, id)
  const flowHash = source.flowToken === undefined ? undefined : tokenHash(source.flowToken)
  if (!known || !flowHash || sessionReference(id, flowHash) !== reference)
    throw problem('staff.start-again')
  const refreshToken = staffRefreshTokens.createFirst(deps)
  const browser = createBrowserTokens(deps, source)
  const database = deps.workspaceDatabase.forFirm(known.firmId, toSignInKeys(browser))
  const answer = await database.transact(async (tx) => {
    const session = await lockSession(tx, id)
    const member = session && (await findStaffMember(tx, session))
    const isOpen = session && isAlive(session, deps.clock.now()) && member?.disabledAt === null
    if (!isOpen || !(await replaceFirstRefresh(tx, id, tokenHash(refreshToken))))
      throw problem('staff.start-again')
    await recognizeBrowser(deps, tx, source, setCookie, session, browser, false)
    const more = await readMore(tx, session.staffId)
    return { session: await toStaffSession(deps, tx, member, session), ...more }
  })
  setCookie({ name: 'flow', value: null })
  setCookie({ name: 'refresh', value: refreshToken })
  return { success: true, next: 'SIGNED_IN', ...answer }
}

async function findSessionById(
  { workspaceDatabase }: StaffDeps,
  id: string,
): Promise<SessionOfLogin | undefined> {
  if (!isUuid(id)) return undefined
  const key = await findKeyOfSession(workspaceDatabase.forSignIn([id]).db, id)
  return key && findSession(workspaceDatabase.forSignIn([key.ownerId]).db, id)
}
