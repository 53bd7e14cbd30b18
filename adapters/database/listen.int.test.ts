// A line that goes silent without breaking is not believed: what it feeds must be asked for instead.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '#database/test-database.ts'
import { connectDatabase } from './connect.ts'
import { openLine } from './test-line.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await openTestDatabase()
})
afterAll(() => own.close())

test('a listening connection that no longer answers counts as lost within seconds', { timeout: 30_000 }, async () => {
  const line = await openLine(own.url)
  const database = await connectDatabase({ url: line.through(own.url), log: silentLog, poolSize: 1 })
  try {
    await database.listen('silence', () => undefined)
    expect(database.isListening()).toBe(true)
    line.hold()
    await expect.poll(() => database.isListening(), { timeout: 15_000, interval: 50 }).toBe(false)
  } finally {
    await line.close()
    await database.close()
  }
})
