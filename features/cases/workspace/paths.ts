// Paths of the places where the firm works on its clients.
import { basePath } from '#ui/browser/app.ts'

export const clientPaths = {
  today: `${basePath}today`,
  clients: `${basePath}clients`,
  review: `${basePath}review`,
  invite: `${basePath}clients/invite`,
  import: `${basePath}clients/import`,
  case: `${basePath}clients/$caseId/{-$tab}`,
} as const

/** The tabs of a case. The first one has no name in its path. */
export const caseTabs = ['overview', 'dates', 'people', 'activity'] as const
export type CaseTab = (typeof caseTabs)[number]

export function pathOfCase(caseId: string, tab: CaseTab = 'overview'): string {
  const overview = `${clientPaths.clients}/${caseId}`
  return tab === 'overview' ? overview : `${overview}/${tab}`
}

export function tabOfPath(name: string | undefined): CaseTab {
  return caseTabs.find((tab) => tab === name) ?? 'overview'
}
