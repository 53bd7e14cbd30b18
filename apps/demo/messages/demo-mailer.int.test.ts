import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aTestDatabase } from '#database/test-database.ts'
import { type ArrivedMail, mailerSuite } from '#adapters/mail/mailer.suite.ts'
import { demoMailer } from './demo-messages.store.ts'

const own = aTestDatabase()

mailerSuite('the demo mailer', async () => ({
  mailer: demoMailer(own.database),
  arrived,
  close: async () => {},
}))

test('shows a message only once when it is sent twice', async () => {
  const mail = { id: randomUUID(), to: 'rosa@example.com', subject: 'Hello', body: 'once' }
  await demoMailer(own.database).send(mail)
  await demoMailer(own.database).send(mail)
  expect(await arrived(mail.id)).toHaveLength(1)
})

async function arrived(id: string): Promise<readonly ArrivedMail[]> {
  const result = await sql<ArrivedMail>`
    select recipient as to, subject, body from rehearsal_message where id = ${id} and channel = 'email'`.execute(
    own.database.db,
  )
  return result.rows
}
