import { voidTokens } from '#features/account/server/accounts.ts'
import type { CredentialsChange } from '#features/account/server/deps.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import type { SignedInViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { forgetDevices } from './sessions/devices.store.ts'
import { dropResets } from './recovery/resets.store.ts'
import { announceEnded } from './sessions/session-cache.ts'
import { clientSessions } from './sessions/sessions.store.ts'
import { dropSecondFactors } from './second-factor/second-factors.store.ts'
import type { SignInDeps } from './deps.ts'

/** Keeps the session and browser of `except` (spec: security#sessions-end-with-credentials). */
export async function credentialsChanged(
  deps: SignInDeps,
  tx: Tx,
  { accountId, except, why }: CredentialsChange,
): Promise<void> {
  await endElsewhere(deps, tx, accountId, why, except)
  await dropResets(tx, accountId)
  if (!except) await voidTokens(tx, accountId)
}

/** The caller must lock the account: a concurrent second factor locks it until it can be ended. */
export async function endElsewhere(
  deps: SignInDeps,
  tx: Tx,
  accountId: string,
  why: string,
  except?: SignedInViewer,
): Promise<void> {
  await endSessions(deps, tx, accountId, why, except?.sessionId)
  const here = except?.source.deviceToken
  await forgetDevices(tx, accountId, here === undefined ? undefined : tokenHash(here))
}

/** Ends logins in progress as well. */
export async function endSessions(
  deps: SignInDeps,
  tx: Tx,
  accountId: string,
  why: string,
  exceptId?: string,
): Promise<void> {
  await dropSecondFactors(tx, accountId)
  for (const id of await clientSessions.endAll(tx, accountId, why, exceptId))
    await announceEnded(deps, tx, id)
}
