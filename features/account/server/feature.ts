import { accountEvents } from '../audit-events.ts'
import type { Database } from '#ports/database.ts'
import { accountResolvers } from './account.resolvers.ts'
import { applyAssistedChanges } from './assisted/assisted-change.ts'
import { cleanUpAccounts } from './clean-up.ts'
import { accountColumns } from './keyed-columns.ts'

export const feature = {
  auditEvents: accountEvents,
  resolvers: [accountResolvers],
  keyedColumns: accountColumns,
  jobs: [{ queue: 'apply-assisted-changes', cron: '2-59/5 * * * *', run: applyAssistedChanges }],
  cleanUp: [{ run: (deps: { readonly database: Database }) => cleanUpAccounts(deps.database.db) }],
} as const
