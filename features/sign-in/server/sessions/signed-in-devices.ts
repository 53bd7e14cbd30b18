// signedInDevices and signOutElsewhere: where somebody is signed in, and the way out of everywhere else.
import type { ClientViewer } from '#lib/viewer.ts'
import { holdAccount } from '#features/account/server/accounts.ts'
import { browserNameIn } from '../../rules/browser-name.ts'
import { isAlive } from '../../rules/session-life.ts'
import { endElsewhere } from '../credentials-changed.ts'
import { sessionsOfAccount } from './sessions.store.ts'
import type { SignInWorld } from '../deps.ts'

/** This browser first, then the one that was active last. */
export async function signedInDevices(world: SignInWorld, viewer: ClientViewer) {
  const now = world.clock.now()
  const alive = (await sessionsOfAccount(world.database.db, viewer.accountId)).filter((session) =>
    isAlive(session, now),
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

/** Nobody else is signed in afterwards, and no other browser is known. */
export async function signOutElsewhere(world: SignInWorld, viewer: ClientViewer) {
  await world.database.transact(async (tx) => {
    await holdAccount(tx, viewer.accountId)
    await endElsewhere(world, tx, viewer.accountId, 'signed-out-elsewhere', viewer)
    await world.audit.record(
      {
        event: 'sign-in.signed-out-elsewhere',
        outcome: 'done',
        accountId: viewer.accountId,
        sessionId: viewer.sessionId,
        ip: viewer.source.ip,
      },
      tx,
    )
  })
  return { success: true, error: null }
}
