import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import type { DocumentsDeps, ReviewDeps } from '../deps.ts'

/** Dependencies for staff who review documents. */
export type QueueDeps = ClientsDeps &
  ReviewDeps &
  Pick<DocumentsDeps, 'vault' | 'secrets' | 'issuedCertificates'>
