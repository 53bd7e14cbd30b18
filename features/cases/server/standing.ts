// How a case stands, for the firm: status, outcome, filing date and number.
import type { Db } from '#ports/database.ts'
import type { CaseStanding } from '../rules/status/status-change.ts'
import { findStanding } from './cases.store.ts'

/** Undefined when there is no such case. */
export function standingOf(db: Db, caseId: string): Promise<CaseStanding | undefined> {
  return findStanding(db, caseId)
}
