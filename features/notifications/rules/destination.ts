// What a notification is about: its sign and the page it leads to, by type (seeds/000, section 2).

export type NotificationPlace =
  | 'document'
  | 'documents'
  | 'courses'
  | 'questionnaire'
  | 'case'
  | 'none'

/**
 * A comment leads to its document when it has one; documents and other comments to the documents of the case, a course to the courses, the
 * questionnaire to its overview, all else to its dashboard. Without a case there is nowhere to go (decisions 4.7).
 */
export function placeOf({
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
