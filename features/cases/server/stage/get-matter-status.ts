import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { StatusRecord } from '../../rules/status/status-change.ts'
import { findMatterStatus } from '../cases.store.ts'

/** Undefined for an unknown case. */
export function getMatterStatus(db: Db, legalCase: CaseOfFirm): Promise<StatusRecord | undefined> {
  return findMatterStatus(db, legalCase)
}
