import { isDocumentStatus, type DocumentStatus } from '#features/documents/rules/document-status.ts'

interface RuleFacts {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}

/** A status unknown to this version of the portal allows nothing. */
export function getFacts({
  status,
  isFromFirm,
}: {
  readonly status: string
  readonly isFromFirm: boolean
}): RuleFacts {
  return { status: isDocumentStatus(status) ? status : 'Unknown', isFromFirm }
}
