import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import { filingEvents } from '../audit-events.ts'
import { filingResolvers } from './filing.resolvers.ts'
import { moveFiling, removeMarksOfPeople } from './filing.store.ts'
import { listNamedLines } from './named-lines.ts'
import { recountLists, recountQueue } from './filing-list.ts'
import { summarizeFiling } from './summarize-filing.ts'

/** Comes after the features whose counts it reads (`apps/server/features.ts`). */
export const feature = {
  auditEvents: filingEvents,
  workspaceResolvers: [filingResolvers],
  summarize: () => summarizeFiling,
  peopleChanged: (_: unknown, tx: Tx, legalCase: CaseOfFirm) => removeMarksOfPeople(tx, legalCase),
  listNamedParts: () => listNamedLines,
  moveToCase: moveFiling,
  jobs: [{ queue: recountQueue, run: recountLists }],
} as const
