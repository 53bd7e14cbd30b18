// Paths of the places where the firm works on its clients.
import { basePath } from '#ui/browser/app.ts'

export const clientPaths = {
  today: `${basePath}today`,
  clients: `${basePath}clients`,
  review: `${basePath}review`,
  courses: `${basePath}courses`,
  invite: `${basePath}clients/invite`,
  import: `${basePath}clients/import`,
  case: `${basePath}clients/$caseId/{-$tab}`,
  intake: `${basePath}clients/$caseId/intake/{-$part}`,
  export: `${basePath}clients/$caseId/export`,
} as const

/** The tabs of a case. The overview has no name in its path. */
export type CaseTab =
  | 'overview'
  | 'documents'
  | 'intake'
  | 'courses'
  | 'filing'
  | 'dates'
  | 'people'
  | 'activity'

export function pathOfCase(caseId: string, tab: CaseTab = 'overview'): string {
  const overview = `${clientPaths.clients}/${caseId}`
  return tab === 'overview' ? overview : `${overview}/${tab}`
}

export function pathOfExport(caseId: string): string {
  return `${pathOfCase(caseId)}/export`
}

export type IntakeView = 'form' | 'asked'

/** A place in the questionnaire of a case. */
export interface IntakePlace {
  readonly view: IntakeView
  /** A form or section. Without one, the page opens the first. */
  readonly part?: string | undefined
  readonly question?: string | undefined
}

export function pathOfIntake(caseId: string, place: IntakePlace = { view: 'form' }): string {
  const { view, part, question } = place
  const params = new URLSearchParams()
  if (view === 'asked') params.set('view', view)
  if (question !== undefined) params.set('question', question)
  const intake = `${pathOfCase(caseId)}/intake`
  const path = part === undefined ? intake : `${intake}/${encodeURIComponent(part)}`
  return params.size === 0 ? path : `${path}?${params.toString()}`
}
