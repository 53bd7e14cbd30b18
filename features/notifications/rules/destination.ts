export type NotificationPlace =
  | 'document'
  | 'documents'
  | 'courses'
  | 'questionnaire'
  | 'case'
  | 'none'

/** Opens the document if it has an ID, or else the list (spec: cases#news-destination). */
export function getPlace({
  type,
  caseId,
  destinationId,
}: {
  readonly type: string
  readonly caseId: string | null
  readonly destinationId: string | null
}): NotificationPlace {
  if (caseId === null) return 'none'
  if (type === 'questionnaire') return 'questionnaire'
  if (type === 'course') return 'courses'
  if (type !== 'document' && type !== 'documents' && type !== 'comment') return 'case'
  return destinationId === null ? 'documents' : 'document'
}
