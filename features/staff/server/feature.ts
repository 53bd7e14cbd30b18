import { staffEvents } from '../audit-events.ts'
import type { Database } from '#ports/database.ts'
import { workNoticeWords } from '../rules/leaving/work-notice.ts'
import { refusalNoticeWords } from '../rules/refusal-notice.ts'
import { cleanUpStaff } from './clean-up.ts'
import { staffColumns } from './keyed-columns.ts'
import { staffResolvers } from './staff.resolvers.ts'

export const feature = {
  auditEvents: staffEvents,
  workspaceResolvers: [staffResolvers],
  noticeWords: { ...refusalNoticeWords, ...workNoticeWords },
  keyedColumns: staffColumns,
  cleanUp: [
    { run: (deps: { readonly jobsDatabase: Database }) => cleanUpStaff(deps.jobsDatabase.db) },
  ],
} as const
