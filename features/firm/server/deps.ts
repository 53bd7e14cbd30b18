// `firmOfCase` and `ownFaqOf` are implemented by other features; apps/server/create-deps.ts passes it.
import type { Language } from '#lib/language.ts'
import type { PortalReader } from '#lib/viewer.ts'
import type { Audit } from '#ports/audit.ts'
import type { Database } from '#ports/database.ts'
import type { Images } from '#ports/images.ts'
import type { FaqContent } from '../rules/records.ts'

export interface FirmDeps {
  readonly database: Database
  readonly audit: Audit
  readonly images: Images
  /** Returns the firm of the case, or undefined if the case is not an active case of the viewer. */
  readonly firmOfCase: (viewer: PortalReader, caseId: string) => Promise<string | undefined>
  /** Undefined while the firm shows the questions and answers of the product. */
  readonly ownFaqOf: (firmId: string, language: Language) => Promise<FaqContent | undefined>
  /** Undefined when there is no overview video. */
  readonly overviewVideoUrl: string | undefined
}
