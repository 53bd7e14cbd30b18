// A session that one process ends is refused by every other within a second, also over a silent line.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type ConnectedDatabase } from '#adapters/database/connect.ts'
import { maxSilenceMs } from '#adapters/database/listen.ts'
import { openLine, type TestLine } from '#adapters/database/test-line.ts'
import { openTestHouse, type TestHouse } from '#apps/server/testing/test-app.ts'
import { silentLog } from '#database/test-database.ts'
import { openSessionCache } from './session-cache.ts'

let house: TestHouse
let line: TestLine
/** Another process. */
let elsewhere: ConnectedDatabase

beforeAll(async () => {
  house = await openTestHouse()
  line = await openLine(house.databaseUrl)
  elsewhere = await connectDatabase({
    url: line.through(house.databaseUrl),
    log: silentLog,
    poolSize: 1,
  })
})
afterAll(async () => {
  await line.close()
  await elsewhere.close()
  await house.close()
})

test('a session that was ended is known to be over one second after the line went silent', async () => {
  const cache = await openSessionCache({ database: elsewhere, clock: house.clock })
  const rosa = house.browser()
  await rosa.signIn('rosa.delgado@example.com')
  const { database } = house.world
  const { rows } = await sql<{
    id: string
  }>`select id from session where account_id = ${house.cast.accounts.rosa}`.execute(database.db)
  const id = rows[0]?.id ?? ''
  expect(await cache.find(id)).toMatchObject({ endedAt: null })
  line.hold('listening')
  await rosa.graph('mutation { signOff { success } }')
  await pause(maxSilenceMs)
  expect((await cache.find(id))?.endedAt).toBeInstanceOf(Date)
})
