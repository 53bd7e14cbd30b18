// Typing sends no request, so this reports activity to the server.
import { ownAccount } from '#features/account/portal/account.operations.ts'
import { unreadCount } from '#features/notifications/portal/notifications.operations.ts'
import { session } from '#features/sign-in/portal/session/session-store.ts'
import { graph } from '#ui/graphql/graph.ts'

/** Any small request works if it is not a background request. A failure does no harm. */
export async function keepSessionAlive(): Promise<void> {
  const question =
    session.get().status === 'client' ? graph.run(unreadCount, {}) : graph.run(ownAccount, {})
  await question.catch(() => undefined)
}
