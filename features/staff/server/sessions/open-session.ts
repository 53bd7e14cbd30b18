import type { StaffSession } from '#contract/workspace.generated.ts'
import { nameOfFirm, officeOfFirm } from '#features/firm/server/firms.ts'
import { findStaffMember, type StaffMemberRecord } from '#features/firm/server/staff-members.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { browserName } from '#lib/browser-name.ts'
import { draftDays } from '#lib/draft-days.ts'
import type { Repetition } from '#lib/repetition.ts'
import { getLoginFacts, type Source } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/problems.ts'
import { getSessionEnd } from '../../rules/session-life.ts'
import type { StaffDeps } from '../deps.ts'
import { lockLogin, type LoginRecord } from '../logins.store.ts'
import { findRelyingParty } from '../relying-party.ts'
import { toMember } from '../people/list-team.ts'
import { deleteFlow, type FlowRecord } from '../flows/flows.store.ts'
import type { SetCookie } from '../flows/flows.ts'
import { staffRefreshTokens } from './refresh-tokens.ts'
import { insertSession, type SessionRecord } from './sessions.store.ts'

/**
 * Ends the flow, whose steps are all proven. The lock prevents a session from outliving a
 * deactivation at the same moment. The refresh token goes only into its cookie.
 */
export async function openSession(
  deps: StaffDeps,
  tx: FirmTx,
  source: Source,
  setCookie: SetCookie,
  flow: FlowRecord,
  { staffId, firmId, authVersion }: LoginRecord,
  { keepSecret }: Repetition,
): Promise<StaffSession> {
  if (!(await deleteFlow(tx, flow.tokenHash))) throw problem('staff.start-again')
  const login = await lockLogin(tx, staffId)
  const member = await findStaffMember(tx, { firmId, staffId })
  const isCurrent = login?.authVersion === authVersion && login.passwordHash !== null
  if (!isCurrent || !member || member.disabledAt !== null) throw problem('staff.start-again')
  const refreshToken = staffRefreshTokens.createFirst(deps)
  const session = await insertSession(tx, {
    id: deps.ids.rowId(),
    staffId,
    refreshHash: tokenHash(refreshToken),
    authVersion,
    browser: browserName(source.userAgent),
  })
  await deps.audit.record(
    {
      event: 'staff.signed-in',
      outcome: 'done',
      ...getLoginFacts(source, { firmId, staffId }),
      sessionId: session.id,
    },
    tx,
  )
  const opened = await toStaffSession(deps, tx, member, { ...session, authVersion })
  keepSecret(sessionReference(session.id, flow.tokenHash))
  setCookie({ name: 'flow', value: null })
  setCookie({ name: 'refresh', value: refreshToken })
  return opened
}

/** Names a session and the flow that opened it. */
export const sessionReference = (id: string, flowHash: Uint8Array) =>
  `${id}|${Buffer.from(flowHash).toString('hex')}`

export async function toStaffSession(
  deps: StaffDeps,
  tx: FirmTx,
  member: StaffMemberRecord,
  session: SessionRecord & { readonly authVersion: number },
): Promise<StaffSession> {
  const claims = {
    accountId: member.id,
    sessionId: session.id,
    version: session.authVersion,
    firmId: member.firmId,
  }
  const expirationTime = getSessionEnd(session)
  const { endsAt } = session
  const now = deps.clock.now()
  return {
    accessToken: await deps.staffTokens.accessToken(claims),
    idToken: await deps.staffTokens.idToken({
      ...claims,
      name: member.givenName,
      email: member.email,
    }),
    expirationTime,
    expiresIn: toSecondsLeft(expirationTime, now),
    endsAt,
    endsIn: toSecondsLeft(endsAt, now),
    me: await toMember(tx, member),
    firmName: await nameOfFirm(tx, member.firmId),
    timeZone: (await officeOfFirm(tx, member.firmId)).timeZone,
    offersPasskeys: findRelyingParty(deps.publicUrl) !== undefined,
    mirrorKey: toText(deps.secrets.fingerprint('staff-mirror-key', member.id)),
    unsentKeys: listUnsentKeys(deps, member.id),
  }
}

const dayMs = 86_400_000

/** Returns the keys of today and of the days whose drafts are still kept (UTC), newest first. */
function listUnsentKeys({ secrets, clock }: StaffDeps, staffId: string): string[] {
  return Array.from({ length: draftDays + 1 }, (_, ago) => {
    const day = new Date(clock.now().getTime() - ago * dayMs).toISOString().slice(0, 10)
    return toText(secrets.fingerprint('staff-unsent-key', `${staffId}|${day}`))
  })
}

const toText = (key: Uint8Array) => Buffer.from(key).toString('base64url')

function toSecondsLeft(end: Date, now: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000))
}
