import { expect, test } from 'vitest'
import { silentLog, aTestDatabase } from '#database/test-database.ts'
import { connectDatabase } from './connect.ts'
import { maxSilenceMs } from './listen.ts'
import { openLine } from './test-line.ts'

const own = aTestDatabase()

test(
  'isListening returns false after the listening connection stops responding',
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
      // Notifications that are sent from now on do not arrive, so `isListening` must become false.
      await expect.poll(() => database.isListening(), { timeout: 20_000 }).toBe(false)
    } finally {
      await line.close()
      await database.close()
    }
  },
)
