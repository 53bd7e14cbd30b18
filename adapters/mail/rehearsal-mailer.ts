// Shows e-mail instead of sending it: a rehearsal's outbox page reads the table that this writes.
import type { Database } from '#ports/database.ts'
import type { Mailer } from '#ports/mailer.ts'

type OwnTables = {
  rehearsal_message: {
    id: string
    channel: string
    recipient: string
    subject: string | null
    body: string
  }
}

/** A mailer that writes into `rehearsal_message`; the same id twice is one message. */
export function rehearsalMailer({ db }: Pick<Database, 'db'>): Mailer {
  return {
    async send({ id, to, subject, body }) {
      await db
        .withTables<OwnTables>()
        .insertInto('rehearsal_message')
        .values({ id, channel: 'email', recipient: to, subject, body })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
  }
}
