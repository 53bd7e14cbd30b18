import type { Database } from '#ports/database.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { Texter } from '#ports/texter.ts'
import { tables } from '../tables.generated.ts'

const maxListed = 100

export interface DemoMessage {
  readonly id: string
  readonly channel: string
  readonly recipient: string
  readonly subject: string | null
  readonly body: string
  readonly sentAt: Date
}

/** Writes emails into `rehearsal_message`. A second email with the same ID is not stored. */
export function demoMailer(database: Pick<Database, 'db'>): Mailer {
  return {
    send: ({ id, to, subject, body }) =>
      insertMessage(database, { id, channel: 'email', recipient: to, subject, body }),
  }
}

/**
 * Writes texts into `rehearsal_message`. A text that is sent again with the same ID is stored once.
 */
export function demoTexter(database: Pick<Database, 'db'>): Texter {
  return {
    send: ({ id, to, body }) =>
      insertMessage(database, { id, channel: 'text', recipient: to, subject: null, body }),
  }
}

async function insertMessage(
  { db }: Pick<Database, 'db'>,
  message: Omit<DemoMessage, 'sentAt'>,
): Promise<void> {
  await tables(db)
    .insertInto('rehearsalMessage')
    .values(message)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Returns the messages, the newest first. */
export function listMessages({ db }: Pick<Database, 'db'>): Promise<DemoMessage[]> {
  return tables(db)
    .selectFrom('rehearsalMessage')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
}
