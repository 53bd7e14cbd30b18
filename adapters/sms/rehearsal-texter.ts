// Shows text messages instead of sending them: a rehearsal's outbox page reads the table that this writes.
import type { Database } from '#ports/database.ts'
import type { Texter } from '#ports/texter.ts'

type OwnTables = {
  rehearsal_message: {
    id: string
    channel: string
    recipient: string
    subject: string | null
    body: string
  }
}

/** A texter that writes into `rehearsal_message`; the same id twice is one message. */
export function rehearsalTexter({ db }: Pick<Database, 'db'>): Texter {
  return {
    async send({ id, to, body }) {
      await db
        .withTables<OwnTables>()
        .insertInto('rehearsal_message')
        .values({ id, channel: 'text', recipient: to, subject: null, body })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
  }
}
