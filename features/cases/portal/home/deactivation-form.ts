// The unsent reason for deactivating a case, which is asked for on two pages.
import { isUnsentFormWaiting } from '#ui/form/unsent-form.ts'

export function deactivationForm(caseId: string): string {
  return `deactivate:${caseId}`
}

/** True when the session ended while somebody was asked for it: the question is asked again where they come back to. */
export function isDeactivationWaiting(caseId: string): boolean {
  return isUnsentFormWaiting(deactivationForm(caseId))
}
