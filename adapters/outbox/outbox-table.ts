// Messages are sealed in a table within the transaction of their cause. Each has one delivery job.
import { sql } from 'kysely'
import { maskedEmail } from '#lib/email.ts'
import { getFault, isPermanent, findProblemCode } from '#lib/faults.ts'
import { maskedPhone } from '#lib/phone.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { JobAttempt, Jobs } from '#ports/jobs.ts'
import type { Limits, Turn } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { AccountOfFirm, Message, MessageSubject, NewsOfFirm, Outbox } from '#ports/outbox.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Texter } from '#ports/texter.ts'
import { clientMessages } from './client-messages.ts'
import { countAhead, findUntried, lockLines, savePlace, toLine } from './waiting-lines.ts'
import { tables, type Tables } from './tables.generated.ts'

const queue = 'deliver-message'

type SealedMessage = {
  readonly to: string
  readonly subject?: string
  readonly body: string
  readonly replyTo?: string
  readonly senderName?: string
}

function seal(message: Message): SealedMessage {
  const { to, body } = message
  if (message.channel === 'text') return { to, body }
  const { subject, replyTo, senderName } = message
  return {
    to,
    subject,
    body,
    ...(replyTo !== undefined && { replyTo }),
    ...(senderName !== undefined && { senderName }),
  }
}

export function outboxTable(deps: {
  readonly ids: Ids
  readonly jobs: Jobs
  readonly secrets: Secrets
}): Outbox {
  return {
    async post(tx, message: Message) {
      const id = deps.ids.rowId()
      const sealed = seal(message)
      const seconds = message.expiresAfterSeconds
      const inserted = await tables(tx)
        .insertInto('outbox')
        .values({
          id,
          channel: message.channel,
          sealed: deps.secrets.seal('outbox', JSON.stringify(sealed), id),
          dedupe: message.dedupe,
          firmId: message.about?.firmId ?? message.news?.firmId,
          participantId: message.about?.participantId,
          accountId: message.news?.accountId,
          newsSince: message.news?.since,
          state: 'waiting',
          attempts: 0,
          expiresAt:
            seconds === undefined
              ? undefined
              : sql<Date>`portal_now() + make_interval(secs => ${seconds})`,
        })
        // Without a column and without `returning`, which would read a row: only the portal reads
        // every message.
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      const { turns } = message
      if (inserted.numInsertedOrUpdatedRows === 1n)
        await deps.jobs.enqueue(tx, queue, { id, ...(turns && { turns: JSON.stringify(turns) }) })
    },
    ...clientMessages,
  }
}

export interface DeliveryDeps {
  readonly database: Database
  readonly jobs: Jobs
  readonly limits: Limits
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly texter: Texter
  readonly log: Log
  /** Called in the transaction that gives up a message about a client. */
  readonly messageGivenUp?: (tx: Tx, subject: MessageSubject) => Promise<void>
  /** Called in the transaction that gives up a notice of one firm. */
  readonly noticeGivenUp?: (tx: Tx, news: NewsOfFirm) => Promise<void>
  /** Called after a notice of one firm is marked as sent. */
  readonly noticeDelivered?: (tx: Tx, account: AccountOfFirm) => Promise<void>
}

/** Retries a failed delivery until the last try or a permanent refusal. Drops expired messages. */
export async function deliverMessages(deps: DeliveryDeps): Promise<void> {
  await deps.jobs.work(queue, async ({ id, turns }, attempt) => {
    if (id === undefined) return
    if (turns !== undefined && (await waitsForTurns(deps, id, turns))) return
    await deliver(deps, id, attempt)
  })
}

/**
 * Claims the turns of a message once, if it still leaves. If they are not free, the message waits in
 * line, and another job delivers it when its own turn is.
 */
async function waitsForTurns(
  { database, jobs, limits }: DeliveryDeps,
  id: string,
  turns: string,
): Promise<boolean> {
  return database.transact(async (tx) => {
    const wanted = JSON.parse(turns) as readonly Turn[]
    await lockLines(tx, wanted)
    const place = await findUntried(tx, id)
    if (!place) return false
    const inLine: Turn[] = []
    for (const turn of wanted) inLine.push({ ...turn, ahead: await countAhead(tx, id, turn) })
    const claim = await limits.claim(inLine, tx)
    if (claim.isClaimed) {
      if (place.waitsFor !== null) await savePlace(tx, id, { waitsFor: null, leavesAt: null })
      return false
    }
    const { now, nextAt } = claim
    await savePlace(tx, id, { waitsFor: toLine(claim.turn), leavesAt: nextAt })
    const afterSeconds = Math.ceil((nextAt.getTime() - now.getTime()) / 1000)
    await jobs.enqueue(tx, queue, { id, turns }, afterSeconds)
    return true
  })
}

async function deliver(deps: DeliveryDeps, id: string, { isLast }: JobAttempt): Promise<void> {
  const own = tables(deps.database.db)
  const row = await own
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning([
      'id',
      'channel',
      'sealed',
      'attempts',
      'fault',
      'firmId',
      'accountId',
      sql<boolean>`coalesce(expires_at <= portal_now(), false)`.as('isLate'),
    ])
    .executeTakeFirst()
  if (!row?.sealed) return
  if (row.isLate) {
    // A code that expired before its first try is not a provider failure.
    if (row.fault === null)
      await own
        .updateTable('outbox')
        .set({ state: 'dropped', sealed: null })
        .where('id', '=', id)
        .execute()
    else await markFailed(deps, row, row.fault)
    deps.log.warn({ id }, 'A message was dropped because its time was over')
    return
  }
  try {
    const {
      to,
      subject = '',
      ...rest
    } = JSON.parse(deps.secrets.open('outbox', row.sealed, id)) as SealedMessage
    await (row.channel === 'email'
      ? deps.mailer.send({ id, to, subject, ...rest })
      : deps.texter.send({ id, to, body: rest.body }))
  } catch (error) {
    const fault = getFault(error)
    if (!isLast && !isPermanent(error)) {
      await own.updateTable('outbox').set({ fault }).where('id', '=', id).execute()
      throw error
    }
    await markFailed(deps, row, fault)
    const fields = {
      id,
      channel: row.channel,
      attempts: row.attempts,
      problem: findProblemCode(error),
      cause: fault,
    }
    deps.log.error(fields, 'A message could not be delivered and was given up')
    return
  }
  await own
    .updateTable('outbox')
    .set({ state: 'sent', sealed: null, sentAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .execute()
  // Not in one transaction with the mark: if this fails, the message is not sent a second time.
  const { firmId, accountId } = row
  if (firmId !== null && accountId !== null)
    await deps.database.transact(async (tx) => deps.noticeDelivered?.(tx, { firmId, accountId }))
}

type SealedRow = Pick<Tables['outbox'], 'id' | 'channel' | 'sealed'>

async function markFailed(deps: FailingDeps, row: SealedRow, fault: string): Promise<void> {
  await deps.database.transact(async (tx) => {
    const failed = await tables(tx)
      .updateTable('outbox')
      .set({
        state: 'dropped',
        sealed: null,
        fault,
        failedAt: sql<Date>`portal_now()`,
        maskedTo: maskedRecipient(deps, row),
      })
      .where('id', '=', row.id)
      .where('state', '=', 'waiting')
      .returning(['firmId', 'participantId', 'accountId', 'newsSince', 'createdAt'])
      .executeTakeFirst()
    if (!failed?.firmId) return
    const { firmId, participantId, accountId, newsSince: since, createdAt: until } = failed
    if (participantId) await deps.messageGivenUp?.(tx, { firmId, participantId })
    if (accountId && since) await deps.noticeGivenUp?.(tx, { firmId, accountId, since, until })
  })
}

export type ReadingDeps = Pick<DeliveryDeps, 'database' | 'secrets'>
type FailingDeps = Pick<DeliveryDeps, 'database' | 'secrets' | 'messageGivenUp' | 'noticeGivenUp'>

export function maskedRecipient(
  { secrets }: Pick<ReadingDeps, 'secrets'>,
  { id, channel, sealed }: SealedRow,
): string | null {
  if (!sealed) return null
  try {
    const { to } = JSON.parse(secrets.open('outbox', sealed, id)) as SealedMessage
    return channel === 'email' ? maskedEmail(to) : maskedPhone(to)
  } catch {
    return null
  }
}

const maxSwept = 500

export interface OutboxCounts {
  readonly waiting: number
  readonly oldestSeconds: number
  readonly failed: number
}

export async function countUndelivered({ db }: Pick<Database, 'db'>): Promise<OutboxCounts> {
  const isWaiting = sql`state = 'waiting'`
  const hasFailedToday = sql`failed_at > portal_now() - interval '1 day'`
  const oldestAge = sql`portal_now() - min(created_at) filter (where ${isWaiting})`
  const { rows } = await sql<OutboxCounts>`
    select
      count(*) filter (where ${isWaiting}) as waiting,
      coalesce(extract(epoch from ${oldestAge}), 0)::float8 as oldest_seconds,
      count(*) filter (where ${hasFailedToday}) as failed
    from outbox
    where ${isWaiting}
      or ${hasFailedToday}`.execute(db)
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, failed: 0 }
}

/** Erases and drops all messages that wait, as an operator decides for a copy. Returns their number. */
export async function dropWaiting({ db }: Pick<Database, 'db'>): Promise<number> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('outbox')
    .set({ state: 'dropped', sealed: null })
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Gives up messages whose job ended without a result. An hourly job calls this function. */
export async function sweepOutbox(deps: FailingDeps): Promise<void> {
  const rows = await tables(deps.database.db)
    .selectFrom('outbox')
    .select(['id', 'channel', 'sealed', 'fault'])
    // A literal, because a parameter would hide the partial index from a plan that is made once.
    .where('state', '=', sql.lit('waiting'))
    .where('attempts', '>', 0)
    .where('createdAt', '<', sql<Date>`portal_now() - interval '1 day'`)
    .limit(maxSwept)
    .execute()
  for (const row of rows) await markFailed(deps, row, row.fault ?? 'no result')
}
