// Paths of the places where the firm works on its clients.
import { basePath } from '#ui/browser/app.ts'

export const clientPaths = {
  today: `${basePath}today`,
  clients: `${basePath}clients`,
  review: `${basePath}review`,
  invite: `${basePath}clients/invite`,
  import: `${basePath}clients/import`,
  case: `${basePath}clients/$caseId/{-$tab}`,
  caseDocuments: `${basePath}clients/$caseId/documents`,
} as const

/**
 * The tabs of a case. The first one has no name in its path. Documents and intake are pages of the
 * features above.
 */
export const caseTabs = ['overview', 'documents', 'intake', 'dates', 'people', 'activity'] as const
export type CaseTab = (typeof caseTabs)[number]

/** Those of this feature. */
export type OwnTab = Exclude<CaseTab, 'documents' | 'intake'>

export function pathOfCase(caseId: string, tab: CaseTab = 'overview'): string {
  const overview = `${clientPaths.clients}/${caseId}`
  return tab === 'overview' ? overview : `${overview}/${tab}`
}

export function tabOfPath(name: string | undefined): OwnTab {
  const ownTabs: readonly OwnTab[] = ['overview', 'dates', 'people', 'activity']
  return ownTabs.find((tab) => tab === name) ?? 'overview'
}
