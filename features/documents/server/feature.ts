import { documentEvents } from '../audit-events.ts'
import { documentNewsWords, documentNoticeWords } from '../rules/document-news.ts'
import { caseChecklistResolvers } from './checklist/case-checklist.resolvers.ts'
import { documentSettingsResolvers } from './checklist/document-settings.resolvers.ts'
import { documentsResolvers } from './documents.resolvers.ts'
import { reconcileMonthly, reconcileNightly } from './files/reconcile-nightly.ts'
import { documentColumns } from './keyed-columns.ts'
import type { PacketJobDeps } from './packets/deps.ts'
import { packetQueue } from './packets/make-packet.ts'
import { packetsResolvers } from './packets/packets.resolvers.ts'
import { runPacket } from './packets/run-packet.ts'
import { sweepPackets } from './packets/sweep-packets.ts'
import { listNamedDocuments } from './read/named-documents.ts'
import { summarizeDocuments } from './read/summarize-documents.ts'
import { applyDecision, applyDueDecisions } from './review/decide/apply-decisions.ts'
import { decisionQueue } from './review/decide/decide-review.ts'
import type { DecideDeps } from './review/decide/decide-document.ts'
import { queueResolvers } from './review/queue/queue.resolvers.ts'
import { notifyFirms } from './upload/notify-firms.ts'
import { newScanRun } from './upload/scan-pending.ts'

export const feature = {
  auditEvents: documentEvents,
  resolvers: [documentsResolvers],
  workspaceResolvers: [
    documentSettingsResolvers,
    queueResolvers,
    caseChecklistResolvers,
    packetsResolvers,
  ],
  newsWords: documentNewsWords,
  noticeWords: documentNoticeWords,
  keyedColumns: documentColumns,
  summarize: summarizeDocuments,
  listNamedParts: () => listNamedDocuments,
  jobs: [
    {
      queue: decisionQueue,
      run: (deps: DecideDeps, firmId: string, { id = '' }: { readonly id?: string }) =>
        applyDecision(deps, { id, firmId }),
    },
    {
      queue: packetQueue,
      run: (
        deps: PacketJobDeps,
        firmId: string,
        { id = '' }: { readonly id?: string },
        attempt: { readonly isLast: boolean },
      ) => runPacket(deps, { id, firmId }, attempt),
    },
    { queue: 'apply-due-decisions', cron: '* * * * *', inEachFirm: applyDueDecisions },
    { queue: 'scan-pending', cron: '* * * * *', newRound: newScanRun },
    { queue: 'tell-firms', cron: '* * * * *', inEachFirm: notifyFirms },
    { queue: 'reconcile-files', cron: '41 3 * * *', run: reconcileNightly },
    { queue: 'reconcile-all-files', cron: '11 2 1 * *', run: reconcileMonthly },
  ],
  cleanUp: [{ inEachFirm: sweepPackets }],
} as const
