import type { Db } from '#ports/database.ts'
import type { CaseStanding } from '../rules/status/status-change.ts'
import { findStanding } from './cases.store.ts'

/** Undefined for an unknown case. */
export function standingOf(db: Db, caseId: string): Promise<CaseStanding | undefined> {
  return findStanding(db, caseId)
}
