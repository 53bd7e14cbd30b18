// What can be wrong with a code. The first two texts carry the words by which the seed's client tells them apart (seeds/000, section 8).
import type { ProblemList } from '#lib/problem.ts'

export const verificationProblems = {
  'verification.invalid-code': { kind: 'invalid', text: 'Invalid verification code' },
  'verification.expired-code': { kind: 'expired', text: 'Expired verification code' },
} as const satisfies ProblemList

/** How a screen reads a verification error by its words (seeds/000, section 8). */
export function classifyVerificationError(
  message: string | null | undefined,
): 'InvalidCode' | 'ExpiredCode' | 'GeneralError' | 'NoError' {
  if (!message) return 'NoError'
  if (message.includes('Invalid verification code')) return 'InvalidCode'
  if (message.includes('Expired')) return 'ExpiredCode'
  return 'GeneralError'
}
