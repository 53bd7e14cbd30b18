import type { AccountRecord } from '#features/account/rules/records.ts'
import { findAccount } from '#features/account/server/accounts.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { browserName } from '#lib/browser-name.ts'
import { problem } from '../../rules/problems.ts'
import { deviceDays, idleEnd, isAlive } from '../../rules/session-life.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import { currentFlow, type SetCookie } from '../flows/flows.ts'
import { markEntered } from '../flows/flows.store.ts'
import { insertDevice } from './devices.store.ts'
import { insertSession, replaceFirstRefresh, type SessionRecord } from './sessions.store.ts'
import { announceEnded } from './session-cache.ts'
import { clientRefreshTokens } from './refresh-tokens.ts'
import type { SignInDeps } from '../deps.ts'

/** Runs in the transaction of the proof. The refresh token goes only into its cookie. */
export async function openSession(
  deps: SignInDeps,
  tx: Tx,
  setCookie: SetCookie,
  viewer: Viewer,
  account: AccountRecord,
  session: {
    readonly kind: 'set-up' | 'client'
    readonly flowHash: Uint8Array | null
    readonly id?: string
  },
): Promise<AuthenticationSessionRecord> {
  const refreshToken = clientRefreshTokens.createFirst(deps)
  const { opened, ended } = await insertSession(tx, {
    id: session.id ?? deps.ids.rowId(),
    accountId: account.id,
    kind: session.kind,
    refreshHash: tokenHash(refreshToken),
    authVersion: account.authVersion,
    flowHash: session.flowHash,
    browser: browserName(viewer.source.userAgent),
  })
  for (const id of ended) await announceEnded(deps, tx, id)
  if (session.kind === 'set-up' && session.flowHash) await markEntered(tx, session.flowHash)
  setCookie({ name: 'refresh', value: refreshToken })
  return openAuthenticated(deps, account, opened)
}

/** For a browser that did not receive the tokens of its session (spec: security#lost-answer). */
export async function reopenSession(
  deps: SignInDeps,
  viewer: Viewer,
  setCookie: SetCookie,
  id: string,
): Promise<AuthenticationSessionRecord> {
  const flow = await currentFlow(deps, viewer.source)
  const refreshToken = clientRefreshTokens.createFirst(deps)
  return deps.database.transact(async (tx) => {
    const session = flow
      ? await replaceFirstRefresh(tx, {
          id,
          flowHash: flow.hash,
          refreshHash: tokenHash(refreshToken),
        })
      : undefined
    const account = session && (await findAccount(tx, session.accountId))
    const isOpen = session !== undefined && isAlive(session, deps.clock.now())
    if (!isOpen || account?.authVersion !== session.authVersion)
      throw problem('sign-in.start-again')
    await recognizeDevice(deps, tx, setCookie, account.id)
    setCookie({ name: 'refresh', value: refreshToken })
    return openAuthenticated(deps, account, session)
  })
}

export async function recognizeDevice(
  deps: SignInDeps,
  tx: Tx,
  setCookie: SetCookie,
  accountId: string,
): Promise<void> {
  const token = deps.ids.token()
  await insertDevice(tx, tokenHash(token), accountId)
  setCookie({ name: 'device', value: token, maxAgeSeconds: deviceDays * 24 * 3600 })
}

export async function openAuthenticated(
  deps: SignInDeps,
  account: AccountRecord,
  session: SessionRecord,
): Promise<AuthenticationSessionRecord> {
  const claims = { accountId: account.id, sessionId: session.id, version: account.authVersion }
  const end = idleEnd(session.lastActiveAt)
  const expirationTime = end < session.endsAt ? end : session.endsAt
  return {
    ...noSession,
    isAuthenticated: true,
    accessToken: await deps.tokens.accessToken(claims),
    idToken: await deps.tokens.idToken({
      ...claims,
      name: account.givenName ?? '',
      email: account.emailAddress,
    }),
    expirationTime,
    expiresIn: Math.max(
      0,
      Math.floor((expirationTime.getTime() - deps.clock.now().getTime()) / 1000),
    ),
    account,
    mirrorKey: Buffer.from(deps.secrets.fingerprint('mirror-key', account.id)).toString(
      'base64url',
    ),
    unsentKeys: unsentKeys(deps, account.id),
  }
}

const dayMs = 86_400_000

/** Returns the keys of today and yesterday (UTC), newest first. Records are kept for 24 hours. */
function unsentKeys(
  { secrets, clock }: Pick<SignInDeps, 'secrets' | 'clock'>,
  accountId: string,
): readonly string[] {
  const nowMs = clock.now().getTime()
  return [nowMs, nowMs - dayMs].map((ms) => {
    const day = new Date(ms).toISOString().slice(0, 10)
    return Buffer.from(secrets.fingerprint('unsent-key', `${accountId}|${day}`)).toString(
      'base64url',
    )
  })
}

export const noSession: AuthenticationSessionRecord = {
  isAuthenticated: false,
  idToken: null,
  accessToken: null,
  expirationTime: null,
  expiresIn: null,
  requiresMfa: false,
  mfaDeliveryDestination: null,
  sessionId: null,
  account: null,
  mirrorKey: null,
  unsentKeys: null,
  unVerifiedMobilePhoneReset: false,
  verifiedMobilePhone: null,
  unVerifiedMobilePhone: null,
  unVerifiedEmailAddressReset: false,
  verifiedEmailAddress: null,
  unVerifiedEmailAddress: null,
}
