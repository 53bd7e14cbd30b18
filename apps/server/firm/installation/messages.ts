import { listUndelivered } from '#adapters/outbox/failed-messages.ts'
import { countUndelivered, dropWaiting } from '#adapters/outbox/outbox-table.ts'
import { adoptCopy } from '#database/installation.ts'
import type { AppDeps } from '../../app-deps.ts'
import { getCopyMarker, hasCopyMarker } from '../../copy.ts'
import { formatTable } from '../table.ts'
import type { Command } from '../command.ts'
import { UsageError } from '../usage-error.ts'

export const listMessagesCommand: Command = {
  usage: `
  npm run firm -- message:list [--failed]
`,
  act: () => undefined,
  run: (deps, { values }) => listMessages(deps, values.failed === true),
}

export const releaseOutboxCommand: Command = {
  usage: `
  npm run firm -- outbox:release [--drop] --reason "…"
`,
  act: () => 'operator',
  run: (deps, { values }) => releaseOutbox(deps, values.drop === true),
}

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
    ({ id, createdAt, channel, maskedTo = '', failedAt, resentAt, attempts, fault = '' }) => [
      id,
      getMinute(createdAt),
      channel,
      maskedTo,
      describeState(failedAt, resentAt),
      String(attempts),
      fault,
    ],
  )
  return formatTable(
    ['message', 'posted (UTC)', 'channel', 'recipient', 'state', 'tries', 'reason'],
    rows,
  )
}

/** For a copy that becomes the installation. `drop`: what waits is not sent, and its text erased. */
export async function releaseOutbox(
  { database, settings }: Pick<AppDeps, 'database' | 'settings'>,
  drop: boolean,
): Promise<string> {
  if (hasCopyMarker(settings))
    throw new UsageError(
      `The file ${getCopyMarker(settings)} says that this is a copy. Delete it first.`,
    )
  const count = drop ? await dropWaiting(database) : (await countUndelivered(database)).waiting
  await adoptCopy(database, settings.publicUrl)
  return drop
    ? `Dropped messages: ${count}. New ones leave after the next start of the server.`
    : `Waiting messages: ${count}. They leave after the next start of the server.`
}

function describeState(failedAt: Date | undefined, resentAt: Date | undefined): string {
  if (resentAt) return `sent again ${getMinute(resentAt)}`
  return failedAt ? `failed ${getMinute(failedAt)}` : 'waiting'
}

export function getMinute(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ')
}
