import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import type { DocumentsDeps, ReviewDeps } from '../../deps.ts'

/** Dependencies for staff who review documents. */
export type QueueDeps = WorkspaceDeps &
  ReviewDeps &
  Pick<DocumentsDeps, 'vault' | 'secrets' | 'issuedCertificates'>
