// Addresses of an account creation: the bare link opens it, a step behind the `?` is a page inside it.
import { paths } from '#ui/navigation/paths.ts'
import type { CreationScreen } from '../rules/steps.ts'

export function creationAddress(invitationId: string, screen: CreationScreen): string {
  return `${paths.accountCreation(invitationId)}?step=${screen}`
}

/** The step that an address names; null for the link itself. */
export function stepInAddress(search: string): string | null {
  return new URLSearchParams(search).get('step')
}
