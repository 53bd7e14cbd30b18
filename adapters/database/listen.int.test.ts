// A line that goes silent without breaking is not believed: what it feeds must be asked for instead.
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '#database/test-database.ts'
import { connectDatabase } from './connect.ts'
import { maxSilenceMs } from './listen.ts'
import { openLine } from './test-line.ts'

let own: TestDatabase

beforeAll(async () => {
  own = await openTestDatabase()
})
afterAll(() => own.close())

test(
  'a silent listening connection is not believed for longer than a second',
  { timeout: 30_000 },
  async () => {
    const line = await openLine(own.url)
    const database = await connectDatabase({
      url: line.through(own.url),
      log: silentLog,
      poolSize: 1,
    })
    try {
      await database.listen('silence', () => undefined)
      expect(database.isListening()).toBe(true)
      line.hold()
      expect(maxSilenceMs).toBeLessThanOrEqual(1000)
      // The promise is about time: nothing that was sent after the line was held is answered.
      await pause(maxSilenceMs)
      expect(database.isListening()).toBe(false)
    } finally {
      await line.close()
      await database.close()
    }
  },
)
