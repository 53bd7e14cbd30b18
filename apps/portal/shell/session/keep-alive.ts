// Tells the server that the person is still at it, although nothing was asked of it for minutes: typing alone makes no request.
import { ownAccount } from '#features/account/portal/account.operations.ts'
import { unreadCount } from '#features/notifications/portal/notifications.operations.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { graph } from '#ui/graphql/graph.ts'

/** Any small question will do, as long as it is not marked as background. No answer is no harm: the next one may come through. */
export async function keepSessionAlive(): Promise<void> {
  const question =
    session.get().status === 'client' ? graph.run(unreadCount, {}) : graph.run(ownAccount, {})
  await question.catch(() => undefined)
}
