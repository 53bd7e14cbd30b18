import { listUndelivered } from '#adapters/outbox/outbox-table.ts'
import type { AppDeps } from '../app-deps.ts'
import { formatTable } from './table.ts'

/** Times in UTC. Never prints contents: they include codes and links. */
export async function listMessages(
  deps: Pick<AppDeps, 'database' | 'secrets'>,
  failedOnly: boolean,
): Promise<string> {
  const messages = await listUndelivered(deps, { failedOnly })
  if (messages.length === 0)
    return failedOnly
      ? 'No message failed in the last 30 days.'
      : 'No message waits, and none failed in the last 30 days.'
  const rows = messages.map(
    ({ createdAt, channel, maskedTo = '', failedAt, attempts, fault = '' }) => [
      getMinute(createdAt),
      channel,
      maskedTo,
      failedAt ? `failed ${getMinute(failedAt)}` : 'waiting',
      String(attempts),
      fault,
    ],
  )
  return formatTable(['posted (UTC)', 'channel', 'recipient', 'state', 'tries', 'reason'], rows)
}

function getMinute(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}
