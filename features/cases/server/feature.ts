import { caseEvents } from '../audit-events.ts'
import { caseNewsWords } from '../rules/case-words.ts'
import { caseNoticeWords } from '../rules/staff-notices.ts'
import { casesResolvers } from './cases.resolvers.ts'
import { datesResolvers } from './dates/dates.resolvers.ts'
import { duplicatesResolvers } from './duplicates/duplicates.resolvers.ts'
import { staffCaseResolvers } from './staff/staff-cases.resolvers.ts'
import { countHeldCases, handOverCases, listPeopleWithCases } from './staff/held-cases.ts'
import { stageResolvers } from './stage/stage.resolvers.ts'
import { summarizeCases } from './summarize-case.ts'

export const feature = {
  auditEvents: caseEvents,
  resolvers: [casesResolvers],
  workspaceResolvers: [staffCaseResolvers, duplicatesResolvers, stageResolvers, datesResolvers],
  newsWords: caseNewsWords,
  noticeWords: caseNoticeWords,
  summarize: () => summarizeCases,
  heldWork: () => ({
    count: countHeldCases,
    listHolders: listPeopleWithCases,
    handOver: handOverCases,
  }),
} as const
