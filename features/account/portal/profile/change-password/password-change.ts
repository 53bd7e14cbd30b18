import type { Finding } from '#lib/problem.ts'
import { passwordFindings } from '../../../rules/password.ts'

export interface PasswordChange {
  readonly current: string
  readonly wanted: string
  readonly confirmation: string
}

/** Returns the findings in the order of the fields on the screen. */
export function passwordChangeFindings({
  current,
  wanted,
  confirmation,
}: PasswordChange): readonly Finding[] {
  const findings: Finding[] = []
  if (current === '')
    findings.push({ code: 'account.change-password-current-required', field: 'current' })
  if (wanted === '')
    findings.push({ code: 'account.change-password-wanted-required', field: 'wanted' })
  else
    findings.push(...passwordFindings(wanted).map((finding) => ({ ...finding, field: 'wanted' })))
  if (confirmation === '')
    findings.push({ code: 'account.change-password-confirmation-required', field: 'confirmation' })
  else if (confirmation !== wanted)
    findings.push({ code: 'account.confirm-mismatch', field: 'confirmation' })
  return findings
}
