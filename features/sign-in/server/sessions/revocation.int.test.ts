// Another process refuses an ended session within a second, even if notifications stop.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ConnectedDatabase } from '#adapters/database/connect.ts'
import { maxSilenceMs } from '#adapters/database/listen.ts'
import { openLine, type TestLine } from '#adapters/database/test-line.ts'
import { openTestApp } from '#testing/test-app.ts'
import { connectTestDatabase } from '#database/test-database.ts'
import { openSessionCache } from './session-cache.ts'

const app = openTestApp()
let line: TestLine
/** The database connection of another process. */
let elsewhere: ConnectedDatabase

beforeAll(async () => {
  line = await openLine(app.databaseUrl)
  elsewhere = await connectTestDatabase(line.through(app.databaseUrl), { poolSize: 1 })
})
afterAll(async () => {
  await line.close()
  await elsewhere.close()
})

test('ends a session in another process within one second after its notifications stop', async () => {
  const cache = await openSessionCache({ database: elsewhere, clock: app.clock })
  const rosa = app.browser()
  await rosa.signIn('rosa.delgado@example.com')
  const { database } = app.deps
  const { rows } = await sql<{
    id: string
  }>`select id from session where account_id = ${app.demoData.accounts.rosa}`.execute(database.db)
  const id = rows[0]?.id ?? ''
  expect(await cache.find(id)).toMatchObject({ endedAt: null })
  line.hold('listening')
  await rosa.graph('mutation { signOff { success } }')
  await pause(maxSilenceMs)
  expect((await cache.find(id))?.endedAt).toBeInstanceOf(Date)
})
