import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { lockAccountById } from '#features/account/server/accounts.ts'
import { browserNameIn } from '#lib/browser-name.ts'
import { isAlive } from '../../rules/session-life.ts'
import { endElsewhere } from '../credentials-changed.ts'
import { findLastLogin, listSessionsOfAccount } from './signed-in-devices.store.ts'
import type { Db } from '#ports/database.ts'
import type { SignInDeps } from '../deps.ts'

export async function signedInDevices(deps: SignInDeps, viewer: ClientViewer) {
  const now = deps.clock.now()
  const alive = (await listSessionsOfAccount(deps.database.db, viewer.accountId)).filter(
    (session) => isAlive(session, now),
  )
  const isCurrent = ({ id }: { readonly id: string }) => id === viewer.sessionId
  return [...alive.filter(isCurrent), ...alive.filter((session) => !isCurrent(session))].map(
    (session) => ({
      id: session.id,
      name: browserNameIn(viewer.source.language, session.browser),
      signedInAt: session.signedInAt,
      lastActiveAt: session.lastActiveAt,
      isCurrent: isCurrent(session),
    }),
  )
}

export async function signOutElsewhere(deps: SignInDeps, viewer: ClientViewer) {
  await deps.database.transact(async (tx) => {
    await lockAccountById(tx, viewer.accountId)
    await endElsewhere(deps, tx, viewer.accountId, 'signed-out-elsewhere', viewer)
    await deps.audit.record(
      {
        event: 'sign-in.signed-out-elsewhere',
        outcome: 'done',
        ...getActor(viewer),
      },
      tx,
    )
  })
  return { success: true, error: null }
}

/** Undefined before the first login. */
export function readLastLogin(db: Db, accountId: string): Promise<Date | undefined> {
  return findLastLogin(db, accountId)
}
