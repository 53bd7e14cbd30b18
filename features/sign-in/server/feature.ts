import { signInEvents } from '../audit-events.ts'
import type { Database } from '#ports/database.ts'
import { cleanUpSignIn } from './clean-up.ts'
import { signInColumns } from './keyed-columns.ts'
import { signInResolvers } from './sign-in.resolvers.ts'

export const feature = {
  auditEvents: signInEvents,
  resolvers: [signInResolvers],
  keyedColumns: signInColumns,
  cleanUp: [{ run: (deps: { readonly database: Database }) => cleanUpSignIn(deps.database.db) }],
} as const
