// Hands a document, as the server tells it, to the rules of renaming and replacing.
import { isDocumentStatus, type DocumentStatus } from '#features/documents/rules/document-status.ts'

interface RuleFacts {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}

/** A status that this portal does not know yet allows nothing. */
export function factsOf({
  status,
  isFromFirm,
}: {
  readonly status: string
  readonly isFromFirm: boolean
}): RuleFacts {
  return { status: isDocumentStatus(status) ? status : 'Unknown', isFromFirm }
}
