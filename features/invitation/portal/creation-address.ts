import { paths } from '#ui/navigation/paths.ts'
import type { CreationScreen } from '../rules/steps.ts'

export function creationAddress(invitationId: string, screen: CreationScreen): string {
  return `${paths.accountCreation(invitationId)}?step=${screen}`
}

/** Null for the invitation link itself. */
export function stepInAddress(search: string): string | null {
  return new URLSearchParams(search).get('step')
}
