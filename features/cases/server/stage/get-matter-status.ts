import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { CaseStatusRecord } from '../../rules/status/parts.ts'
import { findMatterStatus } from '../status/matter-status.store.ts'

/** Undefined for an unknown case. */
export function getMatterStatus(
  db: Db,
  legalCase: CaseOfFirm,
): Promise<CaseStatusRecord | undefined> {
  return findMatterStatus(db, legalCase)
}
