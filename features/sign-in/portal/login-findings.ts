import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'

export function loginFindings(userId: string, password: string): readonly Finding[] {
  const findings: Finding[] = []
  if (isBlank(userId)) findings.push({ code: 'sign-in.user-id-required', field: 'userId' })
  if (password === '') findings.push({ code: 'sign-in.password-required', field: 'password' })
  return findings
}
