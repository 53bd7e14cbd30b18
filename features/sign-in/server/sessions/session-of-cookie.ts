// Who is behind a refresh cookie: for a page that is opened by a link and sends no tokens. Looked at, and neither renewed, used up nor kept alive by it.
import { findAccount } from '#features/account/server/accounts.ts'
import { isAlive } from '../../rules/session-life.ts'
import { findByRefreshToken } from './sessions.store.ts'
import { tokenHash } from './token-hash.ts'
import type { SignInWorld } from '../deps.ts'

/** A client's living session. Undefined for every other cookie, and for one that was used up more than ten seconds ago: whoever presents that is not believed. */
export async function sessionOfCookie(
  { database, clock }: Pick<SignInWorld, 'database' | 'clock'>,
  refreshToken: string,
): Promise<{ readonly accountId: string; readonly sessionId: string } | undefined> {
  const found = await findByRefreshToken(database.db, tokenHash(refreshToken))
  if (!found || found.state === 'reused') return undefined
  const { session } = found
  if (session.kind !== 'client' || !isAlive(session, clock.now())) return undefined
  const account = await findAccount(database.db, session.accountId)
  return account && account.authVersion === session.authVersion
    ? { accountId: session.accountId, sessionId: session.id }
    : undefined
}
