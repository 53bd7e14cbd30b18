import { isDocumentStatus, type DocumentStatus } from '#features/documents/rules/document-status.ts'

interface RuleFacts {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}

/** A status that this version of the portal does not know becomes 'Unknown' and allows nothing. */
export function getFacts({
  status,
  isFromFirm,
}: {
  readonly status: string
  readonly isFromFirm: boolean
}): RuleFacts {
  return { status: isDocumentStatus(status) ? status : 'Unknown', isFromFirm }
}
