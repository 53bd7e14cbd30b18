// How long a six-digit code lives and how often it may be tried and sent.

/** The server accepts a code this long, by database time; the hints keep their words (safety 2.4, decisions 3.11). */
export const codeLifetimeSeconds = 300
/** Wrong tries after which a challenge is dead. */
export const mostTries = 5
/** The two latest codes of a challenge are valid: messages overtake each other. */
export const validCodes = 2
/** A code is not sent again sooner than this. */
export const resendAfterSeconds = 30
/** Codes sent to one subject within an hour, and within a day (safety 2, constants). Those that were answered rightly do not count. */
export const mostSendsPerHour = 5
export const mostSendsPerDay = 10

/** True when the text is exactly six digits (seeds/000, section 9). */
export function isSixDigits(code: string): boolean {
  return /^\d{6}$/.test(code)
}
