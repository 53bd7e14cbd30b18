// Paths of the places where the firm works on its clients.
import { basePath } from '#ui/browser/app.ts'

export const clientPaths = {
  today: `${basePath}today`,
  clients: `${basePath}clients`,
  invite: `${basePath}clients/invite`,
  import: `${basePath}clients/import`,
  case: `${basePath}clients/$caseId`,
} as const

export function pathOfCase(caseId: string): string {
  return clientPaths.case.replace('$caseId', caseId)
}
