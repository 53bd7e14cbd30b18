// The rehearsal keeps the promises of every order service, over its table.
import { openTestDatabase } from '#database/test-database.ts'
import { courseProviderSuite } from '../../../adapters/course-provider/course-provider.suite.ts'
import { rehearsalDesk } from './provider-console.ts'
import { rehearsalProvider } from '../../../adapters/course-provider/rehearsal-provider.ts'

const publicUrl = 'http://localhost:4000'

courseProviderSuite('the rehearsal of the order service', async () => {
  const { database, clock, close } = await openTestDatabase()
  return {
    provider: rehearsalProvider({ database, clock, publicUrl, patienceMs: 20 }),
    desk: rehearsalDesk({
      database,
      clock,
      publicUrl,
      secret: new Uint8Array(32),
      send: () => Promise.resolve(204),
    }),
    close,
  }
})
