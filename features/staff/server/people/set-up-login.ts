// Logins that need no invitation: the people of the demo.
import { createAuthenticator, openAuthenticator } from '../authenticator.ts'
import type { StaffDeps } from '../deps.ts'
import {
  confirmAuthenticator,
  insertLogin,
  listLogins,
  saveAuthenticator,
  setPassword,
} from '../logins.store.ts'
import { hashEmail } from '../email/email-hash.ts'
import type { Invitee } from './issue-invitation.ts'

type LoginDeps = Pick<StaffDeps, 'workspaceDatabase' | 'secrets'>

/** Sets the password and an authenticator whose secret `listAuthenticatorSecrets` returns. */
export async function setUpLogin(
  deps: LoginDeps,
  { id: staffId, firmId, email }: Invitee,
  passwordHash: string,
): Promise<void> {
  await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    await insertLogin(tx, { staffId, firmId, emailHash: hashEmail(deps, email) })
    const login = await setPassword(tx, staffId, passwordHash)
    if (!login) throw new Error(`${email} has no login`)
    await saveAuthenticator(tx, login, createAuthenticator(deps, staffId, email).sealed)
    await confirmAuthenticator(tx, staffId, 0)
  })
}

/** The secrets of the authenticator apps, by the ID of the person. */
export async function listAuthenticatorSecrets(
  { workspaceDatabase, secrets }: LoginDeps,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const logins = await listLogins(workspaceDatabase.forSignIn(staffIds).db, staffIds)
  return new Map(
    logins.flatMap(({ staffId, authenticatorSealed }) =>
      authenticatorSealed === null
        ? []
        : [[staffId, openAuthenticator(secrets, { staffId, authenticatorSealed })] as const],
    ),
  )
}
