import type { LockoutRule, RateLimit } from '#lib/limits.ts'

/** Per address and source: a known browser, else a network (spec: staff#lockout). */
export const sourceLock: LockoutRule = {
  name: 'staff-sign-in-source',
  maxFailures: 5,
  lockSeconds: 300,
  windowSeconds: 900,
}
/** Per address, for all sources but known browsers together. */
export const addressLock: LockoutRule = {
  name: 'staff-sign-in-address',
  maxFailures: 20,
  lockSeconds: 300,
  windowSeconds: 900,
  maxLockSeconds: 3600,
}
/** Per address, over all sign-ins in progress: the password is right, but the codes are wrong. */
export const codeLock: LockoutRule = {
  name: 'staff-code',
  maxFailures: 10,
  lockSeconds: 300,
  windowSeconds: 900,
  maxLockSeconds: 3600,
}
export const signInsPerSource: RateLimit = { name: 'staff-sign-in-ip', max: 10, perSeconds: 60 }
export const codesPerSource: RateLimit = { name: 'staff-code-ip', max: 20, perSeconds: 60 }
export const linksPerSource: RateLimit = { name: 'staff-invitation-ip', max: 20, perSeconds: 60 }
export const forgottenPerSource: RateLimit = {
  name: 'staff-forgot-ip',
  max: 5,
  perSeconds: 15 * 60,
}
/**
 * Emails with links for a new password, per address and source: a known browser, else a network.
 * Further requests get the same result without an email.
 */
export const resetMailsPerSource: RateLimit = {
  name: 'staff-forgot-source',
  max: 3,
  perSeconds: 3600,
}
/** Per address, for all sources but known browsers together. */
export const resetMailsPerAddress: RateLimit = {
  name: 'staff-forgot-address',
  max: 10,
  perSeconds: 3600,
}
/** More would help a person who guesses passwords. */
export const unlocksPerAddress: RateLimit = {
  name: 'staff-unlock-staff',
  max: 5,
  perSeconds: 86_400,
}
export const refreshesPerSession: RateLimit = { name: 'staff-refresh', max: 30, perSeconds: 60 }

/** Wrong codes of one sign-in. The last of them ends it. */
export const maxWrongCodes = 5
/** Logins of one address that a sign-in checks; always as many comparisons. */
export const maxLogins = 3
