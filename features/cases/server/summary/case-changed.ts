// Keeps the row that the client list reads (spec: workspace#case-summary). A use case that changes
// what is counted calls `caseChanged` at the end of its transaction.
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import {
  forgetUndelivered,
  listSummaryCases,
  lockSummaries,
  saveActivity,
  saveDeadlines,
  saveSummaries,
  saveUndelivered,
} from './summary.store.ts'
import { findParticipantById, type ParticipantKey } from '../participants/participants.store.ts'
import type { CaseChanged, KnownOfCase, OpenDeadline, SummaryPart } from '../summary-facts.ts'

export { forgetUndelivered }

export function createCaseChanged(parts: readonly SummaryPart[]): CaseChanged {
  return async (tx, { caseId, firmId }, by) => {
    await refresh(tx, parts, [{ caseId, firmId }])
    if (by) await saveActivity(tx, { caseId, firmId }, by)
  }
}

/** A message to a client was given up. The lists say so until a new invitation. */
export async function reportUndelivered(tx: Tx, key: ParticipantKey): Promise<void> {
  const participant = await findParticipantById(tx, key)
  if (participant) await saveUndelivered(tx, participant)
}

const casesPerBatch = 200

/** Counts all cases of a firm again. */
export async function rebuildSummaries(
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  parts: readonly SummaryPart[],
  firmId: string,
): Promise<number> {
  let rebuilt = 0
  let after: string | undefined
  for (;;) {
    const caseIds = await transact(async (tx) => {
      const batch = await listSummaryCases(tx, firmId, after, casesPerBatch)
      const cases = batch.map((caseId) => ({ caseId, firmId }))
      if (cases.length > 0) await refresh(tx, parts, cases)
      return batch
    })
    rebuilt += caseIds.length
    after = caseIds.at(-1)
    if (caseIds.length < casesPerBatch) return rebuilt
  }
}

/**
 * Locks before it counts, so that the second of two concurrent changes of a case also sees what the
 * first has committed.
 */
async function refresh(
  tx: Tx,
  parts: readonly SummaryPart[],
  cases: readonly CaseOfFirm[],
): Promise<void> {
  const [first] = cases
  if (!first) return
  await lockSummaries(tx, cases)
  const ended = new Set<string>()
  const deadlines = new Map<string, readonly OpenDeadline[]>()
  const known = new Map<string, KnownOfCase>(
    cases.map(({ caseId }) => [caseId, { counts: {}, filing: {} }]),
  )
  for (const part of parts)
    for (const [caseId, facts] of await part(tx, cases, known)) {
      const before = known.get(caseId)
      known.set(caseId, {
        counts: { ...before?.counts, ...facts.counts },
        filing: { ...before?.filing, ...facts.filing },
      })
      if (facts.hasEnded) ended.add(caseId)
      deadlines.set(caseId, [...(deadlines.get(caseId) ?? []), ...(facts.deadlines ?? [])])
    }
  const merged = [...known].map(([caseId, { counts }]) => ({
    ...{ caseId, counts },
    deadlines: ended.has(caseId) ? [] : (deadlines.get(caseId) ?? []),
  }))
  await saveSummaries(tx, first.firmId, merged)
  await saveDeadlines(tx, first.firmId, merged)
}
