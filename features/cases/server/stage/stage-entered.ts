import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { MatterStatus } from '../../rules/status/matter-status.ts'

export interface EnteredStage extends CaseOfFirm {
  readonly status: MatterStatus
  /** The day at the office of the case. */
  readonly today: string
}

/** Adds the parts of other features when a case enters a stage, such as the tasks of the firm. */
export type StageEntered = (tx: Tx, entered: EnteredStage) => Promise<void>
