import { isUnsentFormWaiting } from '#ui/form/unsent-form.ts'

export function deactivationForm(caseId: string): string {
  return `deactivate:${caseId}`
}

/** True if the session ended while the dialog was open. Login then opens the dialog again. */
export function isDeactivationWaiting(caseId: string): boolean {
  return isUnsentFormWaiting(deactivationForm(caseId))
}
