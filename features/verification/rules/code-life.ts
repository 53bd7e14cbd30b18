/**
 * Measured in database time. The hints on the screens name different times
 * (spec: accounts#code-life).
 */
export const codeLifetimeSeconds = 300
export const maxTries = 5
/** The latest codes of a challenge that are valid (spec: accounts#code-latest-two). */
export const validCodes = 2
/** The minimum time between two codes (spec: accounts#code-resend). */
export const resendAfterSeconds = 30
/** Limits the codes to one subject, except correctly entered codes (spec: accounts#code-resend). */
export const maxSendsPerHour = 5
export const maxSendsPerDay = 10

export function isSixDigits(code: string): boolean {
  return /^\d{6}$/.test(code)
}
