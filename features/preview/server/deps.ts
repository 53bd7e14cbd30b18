import type { StaffDeps } from '#features/staff/server/deps.ts'
import type { Database } from '#ports/database.ts'
import type { PreviewTokens } from '#ports/preview-tokens.ts'

export interface PreviewDeps extends Pick<
  StaffDeps,
  'workspaceDatabase' | 'clock' | 'limits' | 'audit' | 'publicUrl'
> {
  /** In the role of the portal. */
  readonly database: Database
  readonly previewTokens: PreviewTokens
}
