// `firmOfCase` is implemented by another feature; apps/server/create-deps.ts passes it.
import type { PortalReader } from '#lib/viewer.ts'
import type { Audit } from '#ports/audit.ts'
import type { Database } from '#ports/database.ts'
import type { Images } from '#ports/images.ts'

export interface FirmDeps {
  readonly database: Database
  readonly audit: Audit
  readonly images: Images
  /** Returns the firm of the case, or undefined if the case is not an active case of the viewer. */
  readonly firmOfCase: (viewer: PortalReader, caseId: string) => Promise<string | undefined>
  /** Undefined when there is no overview video. */
  readonly overviewVideoUrl: string | undefined
}
