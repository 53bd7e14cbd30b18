import type { KnownOfCase, SummaryPart } from '#features/cases/server/summary-facts.ts'
import {
  listFilingLines,
  productList,
  summarizeLines,
  type ReadinessFacts,
} from '../rules/lines.ts'
import { listRecords, saveLines } from './filing.store.ts'

/**
 * The necessary lines that are open, from what the features below have counted. Keeps the lines as
 * well (spec: filing#lines, filing#ready-to-file).
 */
export const summarizeFiling: SummaryPart = async (db, cases, known) => {
  const before = cases.filter(({ caseId }) => known.get(caseId)?.filing.isBeforeFiling)
  const records = await listRecords(db, before)
  const listed = before.flatMap(({ caseId }) => {
    const record = records.get(caseId)
    const facts = known.get(caseId)
    if (!record || !facts) return []
    const list = record.list ?? productList
    return [{ caseId, list, lines: listFilingLines(toReadiness(facts), record, list) }]
  })
  await saveLines(
    db,
    cases,
    listed.flatMap(({ caseId, lines }) => lines.map((line) => ({ caseId, ...line }))),
  )
  return new Map(
    listed.map(({ caseId, list, lines }) => [caseId, { counts: summarizeLines(lines, list) }]),
  )
}

function toReadiness({ counts, filing }: KnownOfCase): ReadinessFacts {
  return {
    people: counts.people ?? 1,
    names: counts.sortName ?? '',
    documentsMissing: (counts.documentsNeeded ?? 0) - (counts.documentsComplete ?? 0),
    sectionsShown: counts.sectionsShown ?? 0,
    sectionsApproved: filing.sectionsApproved ?? 0,
    warnings: filing.warnings ?? null,
    provenNumbers: filing.provenNumbers ?? [],
    counseling: filing.counseling ?? [],
  }
}
