import { findAccount } from '#features/account/server/accounts.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { isAlive } from '../../rules/session-life.ts'
import { findByRefreshToken } from './sessions.store.ts'
import type { SignInDeps } from '../deps.ts'

/** Undefined if the session has ended or the successor of the cookie was used. */
export async function findSessionOfCookie(
  { database, clock }: Pick<SignInDeps, 'database' | 'clock'>,
  refreshToken: string,
): Promise<{ readonly accountId: string; readonly sessionId: string } | undefined> {
  const session = await findByRefreshToken(database.db, tokenHash(refreshToken))
  if (session?.kind !== 'client' || !isAlive(session, clock.now())) return undefined
  const account = await findAccount(database.db, session.accountId)
  return account && account.authVersion === session.authVersion
    ? { accountId: session.accountId, sessionId: session.id }
    : undefined
}
