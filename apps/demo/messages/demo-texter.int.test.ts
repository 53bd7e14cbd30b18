import { sql } from 'kysely'
import { openTestDatabase } from '#database/test-database.ts'
import { demoTexter } from './demo-messages.store.ts'
import type { ArrivedText } from '#adapters/sms/texter.suite.ts'
import { texterSuite } from '#adapters/sms/texter.suite.ts'

texterSuite('the demo texter', async () => {
  const own = await openTestDatabase()
  return {
    texter: demoTexter(own.database),
    async arrived(id) {
      const result = await sql<ArrivedText>`
        select recipient as to, body from rehearsal_message where id = ${id} and channel = 'text'`.execute(
        own.database.db,
      )
      return result.rows
    },
    close: own.close,
  }
})
