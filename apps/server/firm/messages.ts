import { countUndelivered, dropWaiting, listUndelivered } from '#adapters/outbox/outbox-table.ts'
import { adoptCopy } from '#database/installation.ts'
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

/** For a copy that becomes the installation. `drop`: what waits is not sent, and its text erased. */
export async function releaseOutbox(
  { database, settings }: Pick<AppDeps, 'database' | 'settings'>,
  drop: boolean,
): Promise<string> {
  const count = drop ? await dropWaiting(database) : (await countUndelivered(database)).waiting
  await adoptCopy(database, settings.publicUrl)
  return drop
    ? `Dropped messages: ${count}. New ones leave after the next start of the server.`
    : `Waiting messages: ${count}. They leave after the next start of the server.`
}

function getMinute(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}
