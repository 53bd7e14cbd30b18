// Tells the server that the person is still at it, although nothing was asked of it for minutes: typing alone makes no request.
import { unreadCount } from '#features/notifications/portal/notifications.operations.ts'
import { graph } from '#ui/graphql/graph.ts'

/** Any small question will do, as long as it is not marked as background. No answer is no harm: the next one may come through. */
export async function keepSessionAlive(): Promise<void> {
  await graph.run(unreadCount, {}).catch(() => undefined)
}
