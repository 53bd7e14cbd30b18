// Parts of the server that tests of features call directly.
export type { AppDeps } from '#apps/server/app-deps.ts'
export { runCopyJob } from '#apps/server/background-jobs.ts'
export { restoreByFirm } from '#apps/server/firm/cases/restore-account.ts'
export { reconcileByFirm } from '#apps/server/firm/installation/reconcile.ts'
export { forEachFirm, forFirm } from '#apps/server/for-each-firm.ts'
export { buildSchema } from '#apps/server/graphql/schema.ts'
export { keyedColumns } from '#apps/server/keyed-columns.ts'
export { workspaceResolverTables } from '#apps/server/resolver-tables.ts'
