// Something that signing in rests on was changed, or is no longer trusted: whatever rests on it ends.
import { voidTokens } from '#features/account/server/accounts.ts'
import type { CredentialsChange } from '#features/account/server/deps.ts'
import type { SignedInViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { forgetDevices } from './sessions/devices.store.ts'
import { dropResets } from './recovery/resets.store.ts'
import { announceEnded } from './sessions/session-cache.ts'
import { dropSecondFactors, endSessionsOfAccount } from './sessions/sessions.store.ts'
import { tokenHash } from './sessions/token-hash.ts'
import type { SignInWorld } from './deps.ts'

/** Sessions, second factors under way, open resets, known devices; only the session and the browser of `except` stay (safety 2.8). */
export async function credentialsChanged(
  world: SignInWorld,
  tx: Tx,
  { accountId, except, why }: CredentialsChange,
): Promise<void> {
  await endElsewhere(world, tx, accountId, why, except)
  await dropResets(tx, accountId)
  if (!except) await voidTokens(tx, accountId)
}

/** The account must be held: a second factor that is being begun or answered at this moment holds it until there is something to be ended. */
export async function endElsewhere(
  world: SignInWorld,
  tx: Tx,
  accountId: string,
  why: string,
  except?: SignedInViewer,
): Promise<void> {
  await dropSecondFactors(tx, accountId)
  for (const id of await endSessionsOfAccount(tx, accountId, why, except?.sessionId))
    await announceEnded(world, tx, id)
  const here = except?.source.deviceToken
  await forgetDevices(tx, accountId, here === undefined ? undefined : tokenHash(here))
}
