import { isUnsentFormWaiting } from '#ui/form/unsent-form.ts'

export function deactivationForm(caseId: string): string {
  return `deactivate:${caseId}`
}

/** True when the session ended while the dialog was open; login then opens it again. */
export function isDeactivationWaiting(caseId: string): boolean {
  return isUnsentFormWaiting(deactivationForm(caseId))
}
