// Clients distinguish the two errors by these texts (spec: accounts#code-errors).
import type { ProblemList } from '#lib/problem.ts'

export const verificationProblems = {
  'verification.invalid-code': { kind: 'invalid', text: 'Invalid verification code' },
  'verification.expired-code': { kind: 'expired', text: 'Expired verification code' },
} as const satisfies ProblemList

/** Classifies a verification error by its text (spec: accounts#code-errors). */
export function classifyVerificationError(
  message: string | null | undefined,
): 'InvalidCode' | 'ExpiredCode' | 'GeneralError' | 'NoError' {
  if (!message) return 'NoError'
  if (message.includes('Invalid verification code')) return 'InvalidCode'
  if (message.includes('Expired')) return 'ExpiredCode'
  return 'GeneralError'
}
