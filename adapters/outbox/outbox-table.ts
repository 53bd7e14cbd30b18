// The outbox: messages sealed in a table, in the transaction of their cause; one job each delivers them.
import { sql } from 'kysely'
import type { Database } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Jobs } from '#ports/jobs.ts'
import type { Log } from '#ports/log.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { Message, Outbox } from '#ports/outbox.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Texter } from '#ports/texter.ts'

const queue = 'deliver-message'

type OwnTables = {
  outbox: {
    id: string
    channel: 'email' | 'text'
    sealed: Uint8Array | null
    dedupe: string | null
    state: 'waiting' | 'sent' | 'dropped'
    attempts: number
    expires_at: Date | null
    sent_at: Date | null
  }
}

/** What is sealed of a message: whom it goes to and what it says. */
type Sealed = { readonly to: string; readonly subject?: string; readonly body: string }

export function outboxTable(world: { readonly ids: Ids; readonly jobs: Jobs; readonly secrets: Secrets }): Outbox {
  return {
    async post(tx, message: Message) {
      const id = world.ids.rowId()
      const sealed: Sealed = message.channel === 'email' ? { to: message.to, subject: message.subject, body: message.body } : { to: message.to, body: message.body }
      const seconds = message.expiresAfterSeconds
      const inserted = await tx
        .withTables<OwnTables>()
        .insertInto('outbox')
        .values({
          id, channel: message.channel, sealed: world.secrets.seal('outbox', JSON.stringify(sealed), id), dedupe: message.dedupe ?? null, state: 'waiting',
          attempts: 0, sent_at: null,
          expires_at: seconds === undefined ? null : sql<Date>`portal_now() + make_interval(secs => ${seconds})`,
        })
        .onConflict((conflict) => conflict.column('dedupe').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (inserted) await world.jobs.enqueue(tx, queue, { id })
    },
  }
}

export interface DeliveryWorld {
  readonly database: Database
  readonly jobs: Jobs
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly texter: Texter
  readonly log: Log
}

/** Works the outbox off in this process. A message that cannot be handed over is tried again; one whose time is over is dropped. */
export async function deliverMessages(world: DeliveryWorld): Promise<void> {
  await world.jobs.work(queue, async ({ id }) => {
    if (id !== undefined) await deliver(world, id)
  })
}

async function deliver(world: DeliveryWorld, id: string): Promise<void> {
  const tables = world.database.db.withTables<OwnTables>()
  const row = await tables
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['channel', 'sealed', sql<boolean>`coalesce(expires_at <= portal_now(), false)`.as('isLate')])
    .executeTakeFirst()
  if (!row?.sealed) return
  if (row.isLate) {
    await tables.updateTable('outbox').set({ state: 'dropped', sealed: null }).where('id', '=', id).execute()
    world.log.warn({ id }, 'A message was dropped because its time was over')
    return
  }
  const { to, subject = '', body } = JSON.parse(world.secrets.open('outbox', row.sealed, id)) as Sealed
  await (row.channel === 'email' ? world.mailer.send({ id, to, subject, body }) : world.texter.send({ id, to, body }))
  await tables.updateTable('outbox').set({ state: 'sent', sealed: null, sent_at: sql<Date>`portal_now()` }).where('id', '=', id).execute()
}
