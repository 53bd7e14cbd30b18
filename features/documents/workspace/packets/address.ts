import { clientPaths } from '#features/cases/workspace/paths.ts'

export function packetPath(caseId: string): string {
  return `${clientPaths.clients}/${caseId}/packet`
}

export const packetRoute = packetPath('$caseId')
