// The rehearsal's texter keeps the promises of every texter.
import { sql } from 'kysely'
import { openTestDatabase } from '#database/test-database.ts'
import { rehearsalTexter } from '../../../adapters/sms/rehearsal-texter.ts'
import type { ArrivedText } from '../../../adapters/sms/texter.suite.ts'
import { texterSuite } from '../../../adapters/sms/texter.suite.ts'

texterSuite('the texter of a rehearsal', async () => {
  const own = await openTestDatabase()
  return {
    texter: rehearsalTexter(own.database),
    async arrived(id) {
      const found = await sql<ArrivedText>`
        select recipient as to, body from rehearsal_message where id = ${id} and channel = 'text'`.execute(
        own.database.db,
      )
      return found.rows
    },
    close: own.close,
  }
})
