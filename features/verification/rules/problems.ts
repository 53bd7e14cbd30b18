// Other clients distinguish the two errors by these texts (spec: accounts#code-errors).
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const verificationProblems = {
  'verification.invalid-code': { kind: 'invalid', text: 'Invalid verification code' },
  'verification.expired-code': { kind: 'expired', text: 'Expired verification code' },
  'verification.already-confirmed': { kind: 'refused', text: 'This is already confirmed.' },
} as const satisfies ProblemList

export const problem = problemFactory(verificationProblems)

/** Classifies a verification error by its code (spec: accounts#code-errors). */
export function classifyVerificationError(
  errorCode: string | null,
): 'InvalidCode' | 'ExpiredCode' | 'GeneralError' | 'NoError' {
  if (!errorCode) return 'NoError'
  if (errorCode === 'verification.invalid-code') return 'InvalidCode'
  return errorCode === 'verification.expired-code' ? 'ExpiredCode' : 'GeneralError'
}
