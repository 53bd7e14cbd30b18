import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { CreatedCase } from './create-case.ts'

export interface RefitDeps {
  /**
   * Fits what belongs to the features above, such as the checklist, to the people and the chapter of
   * the case.
   */
  readonly refitCase: (
    tx: Tx,
    legalCase: Pick<CreatedCase, 'id' | 'firmId' | 'chapter' | 'isJoint' | 'firstNames'>,
  ) => Promise<void>
  /** Fits what spouses do together, such as a course, after one of them joined or left. */
  readonly peopleChanged: (tx: Tx, legalCase: CaseOfFirm) => Promise<void>
}
