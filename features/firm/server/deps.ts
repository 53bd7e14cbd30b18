// The ports that the firm room uses, and the question that leads upward.
import type { ClientViewer } from '#lib/viewer.ts'
import type { Audit } from '#ports/audit.ts'
import type { Database } from '#ports/database.ts'
import type { Images } from '#ports/images.ts'

export interface FirmWorld {
  readonly database: Database
  readonly audit: Audit
  readonly images: Images
  /** The firm of a case that the viewer has active; undefined for any other case. The roof answers it. */
  readonly firmOfCase: (viewer: ClientViewer, caseId: string) => Promise<string | undefined>
  /** Where the overview video is, when there is one. */
  readonly overviewVideoUrl: string | undefined
}
