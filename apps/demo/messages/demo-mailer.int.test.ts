// The rehearsal's mailer keeps the promises of every mailer, and shows each message once.
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#database/test-database.ts'
import type { TestDatabase } from '#database/test-database.ts'
import type { ArrivedMail } from '../../../adapters/mail/mailer.suite.ts'
import { mailerSuite } from '../../../adapters/mail/mailer.suite.ts'
import { rehearsalMailer } from '../../../adapters/mail/rehearsal-mailer.ts'

let own: TestDatabase
beforeAll(async () => {
  own = await openTestDatabase()
})
afterAll(() => own.close())

async function arrived(id: string): Promise<readonly ArrivedMail[]> {
  const found = await sql<ArrivedMail>`
    select recipient as to, subject, body from rehearsal_message where id = ${id} and channel = 'email'`.execute(
    own.database.db,
  )
  return found.rows
}

mailerSuite('the mailer of a rehearsal', async () => ({
  mailer: rehearsalMailer(own.database),
  arrived,
  close: async () => {},
}))

test('a message sent again is shown once', async () => {
  const mail = { id: randomUUID(), to: 'rosa@example.com', subject: 'Hello', body: 'once' }
  await rehearsalMailer(own.database).send(mail)
  await rehearsalMailer(own.database).send(mail)
  expect(await arrived(mail.id)).toHaveLength(1)
})
