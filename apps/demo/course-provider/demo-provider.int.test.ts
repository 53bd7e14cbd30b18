import { openTestDatabase } from '#database/test-database.ts'
import { courseOrdersSuite } from '#adapters/course-provider/course-orders.suite.ts'
import { courseProviderSuite } from '#adapters/course-provider/course-provider.suite.ts'
import { createProviderConsole } from './provider-console.ts'
import { demoCourseProvider } from './demo-provider.ts'

const publicUrl = 'http://localhost:4000'

const makeProvider = async () => {
  const { database, clock, close } = await openTestDatabase()
  return {
    provider: demoCourseProvider({ database, clock, publicUrl, timeoutMs: 20 }),
    console: createProviderConsole({
      database,
      clock,
      publicUrl,
      secret: new Uint8Array(32),
      send: () => Promise.resolve(204),
    }),
    close,
  }
}

courseProviderSuite('the demo provider', makeProvider)
courseOrdersSuite('the demo provider', makeProvider)
