import type { QuestionnaireDeps } from '#features/questionnaire/server/deps.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { Database } from '#ports/database.ts'

export interface FilingDeps extends WorkspaceDeps, QuestionnaireDeps {
  /** Counts all cases of a firm again, a batch at a time. */
  readonly recountCases: (database: Database, firmId: string) => Promise<unknown>
}
