// What a notification is about: its sign and the page it leads to, by type (seeds/000, section 2).

export type NotificationPlace = 'documents' | 'case' | 'none'

/** Documents and comments lead to the documents of the case, all else to its dashboard; a notification without a case leads nowhere (decisions 4.7). */
export function placeOf({ type, caseId }: { readonly type: string; readonly caseId: string | null }): NotificationPlace {
  if (caseId === null) return 'none'
  return type === 'document' || type === 'documents' || type === 'comment' ? 'documents' : 'case'
}
