// Opens a session and answers what the browser needs to use it.
import type { AccountRecord } from '#features/account/rules/records.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { browserName } from '../../rules/browser-name.ts'
import { idleEnd } from '../../rules/session-life.ts'
import type { AuthenticationSessionRecord } from '../../rules/records.ts'
import type { SetCookie } from '../second-factor/flows.ts'
import { noteEntered } from '../second-factor/flows.store.ts'
import { insertSession, type SessionRecord } from './sessions.store.ts'
import { announceEnded } from './session-cache.ts'
import { tokenHash } from './token-hash.ts'
import type { SignInWorld } from '../deps.ts'

/** In the transaction of whatever proved the right to it. The refresh token goes into its cookie, and nowhere else. */
export async function openSession(
  world: SignInWorld,
  tx: Tx,
  setCookie: SetCookie,
  viewer: Viewer,
  account: AccountRecord,
  session: { readonly kind: 'set-up' | 'client'; readonly flowHash: Uint8Array | null },
): Promise<AuthenticationSessionRecord> {
  const refreshToken = world.ids.token()
  const { opened, ended } = await insertSession(tx, {
    id: world.ids.rowId(),
    accountId: account.id,
    kind: session.kind,
    refreshHash: tokenHash(refreshToken),
    authVersion: account.authVersion,
    flowHash: session.flowHash,
    browser: browserName(viewer.source.userAgent),
  })
  for (const id of ended) await announceEnded(world, tx, id)
  if (session.kind === 'set-up' && session.flowHash) await noteEntered(tx, session.flowHash)
  setCookie({ name: 'refresh', value: refreshToken })
  return authenticated(world, account, opened)
}

/** Tokens and facts of a session that lives. */
export async function authenticated(
  world: SignInWorld,
  account: AccountRecord,
  session: SessionRecord,
): Promise<AuthenticationSessionRecord> {
  const claims = { accountId: account.id, sessionId: session.id, version: account.authVersion }
  const end = idleEnd(session.lastActiveAt)
  const expirationTime = end < session.endsAt ? end : session.endsAt
  return {
    ...nobody,
    isAuthenticated: true,
    accessToken: await world.tokens.accessToken(claims),
    idToken: await world.tokens.idToken({
      ...claims,
      name: account.givenName ?? '',
      email: account.emailAddress,
    }),
    expirationTime,
    expiresIn: Math.max(
      0,
      Math.floor((expirationTime.getTime() - world.clock.now().getTime()) / 1000),
    ),
    account,
    mirrorKey: Buffer.from(world.secrets.fingerprint('mirror-key', account.id)).toString(
      'base64url',
    ),
    unsentKeys: unsentKeys(world, account.id),
  }
}

const dayMs = 86_400_000

/**
 * The keys of today and yesterday (UTC), newest first. Derived, never stored. A record is kept for 24 hours, so the key of
 * the day before yesterday is not needed; without it older copies of a browser's storage cannot be opened, even by their owner.
 */
function unsentKeys(
  { secrets, clock }: Pick<SignInWorld, 'secrets' | 'clock'>,
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

/** The answer of somebody who is not signed in (yet). */
export const nobody: AuthenticationSessionRecord = {
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
