// The one door to a case: whatever wants to read or change something of a case comes through here.
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { casesProblems } from '../rules/problems.ts'
import type { CaseRecord } from '../rules/records.ts'
import { findCase } from './read-cases.ts'

const problem = problemsOf(casesProblems)

export interface OpenedCase extends CaseRecord {
  readonly participantId: string
}

/**
 * The case, when the viewer takes part in it and has not deactivated it. Foreign, absent, malformed and deactivated ids answer alike
 * (safety 2.11, decisions 1.6).
 */
export async function openCase(db: Db, viewer: ClientViewer, caseId: string): Promise<OpenedCase> {
  const found = await findCase(db, viewer.accountId, caseId)
  if (!found?.active) throw problem('cases.not-found')
  return found
}

/** The same for a case that may be deactivated: only to see it in the list, and to activate it again. */
export async function openOwnCase(
  db: Db,
  viewer: ClientViewer,
  caseId: string,
): Promise<OpenedCase> {
  const found = await findCase(db, viewer.accountId, caseId)
  if (!found) throw problem('cases.not-found')
  return found
}
