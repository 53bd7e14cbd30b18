import type { Database } from '#ports/database.ts'
import { cleanUpVerification } from './clean-up.ts'

export const feature = {
  cleanUp: [
    { run: (deps: { readonly database: Database }) => cleanUpVerification(deps.database.db) },
  ],
} as const
