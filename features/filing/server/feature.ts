import { filingEvents } from '../audit-events.ts'
import { filingResolvers } from './filing.resolvers.ts'
import { moveFiling } from './filing.store.ts'
import { recountLists, recountQueue } from './filing-list.ts'
import { summarizeFiling } from './summarize-filing.ts'

/** After the features whose counts the list reads. */
export const feature = {
  auditEvents: filingEvents,
  workspaceResolvers: [filingResolvers],
  summarize: () => summarizeFiling,
  moveToCase: moveFiling,
  jobs: [{ queue: recountQueue, run: recountLists }],
} as const
