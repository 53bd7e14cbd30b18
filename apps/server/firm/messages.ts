// The command that lists messages which are not delivered: those that wait and those that were given up, with the reason.
import { listUndelivered } from '#adapters/outbox/outbox-table.ts'
import type { World } from '../create-deps.ts'
import { tableOf } from './table.ts'

/** Times in UTC. Contents are never shown: they hold codes and links. */
export async function listMessages(
  world: Pick<World, 'database' | 'secrets'>,
  failedOnly: boolean,
): Promise<string> {
  const messages = await listUndelivered(world, { failedOnly })
  if (messages.length === 0)
    return failedOnly
      ? 'No message failed in the last 30 days.'
      : 'No message waits, and none failed in the last 30 days.'
  const rows = messages.map(
    ({ createdAt, channel, maskedTo = '', failedAt, attempts, fault = '' }) => [
      minuteOf(createdAt),
      channel,
      maskedTo,
      failedAt ? `failed ${minuteOf(failedAt)}` : 'waiting',
      String(attempts),
      fault,
    ],
  )
  return tableOf(['posted (UTC)', 'channel', 'recipient', 'state', 'tries', 'reason'], rows)
}

function minuteOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}
