import type { CreateCaseDeps } from '#features/cases/server/create-case.ts'
import type { RefitDeps } from '#features/cases/server/refit-case.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import type { InviteDeps } from '../invite.ts'

export interface NewIntake extends CaseOfFirm {
  readonly staffId: string
  readonly dueOn: string | undefined
}

/** What inviting clients needs from other features. */
export interface InviteClientsDeps extends WorkspaceDeps, CreateCaseDeps, RefitDeps, InviteDeps {
  readonly log: Log
  readonly showIntake: (tx: Tx, intake: NewIntake) => Promise<void>
  /** 1 the client, 2 the firm. For both courses. */
  readonly setCoursePayer: (tx: Tx, legalCase: CaseOfFirm, payment: 1 | 2) => Promise<void>
}
