// How many wrong passwords are one too many.
import type { Allowance, LockRule } from '#lib/limits.ts'
import { groupsOfV6 } from '#lib/network.ts'

/** Five wrong passwords for one user id from one source lock that source for five minutes (seeds/000, section 9; safety 2.3). */
export const sourceLock: LockRule = {
  name: 'sign-in-source',
  mostFailures: 5,
  lockSeconds: 300,
  windowSeconds: 900,
}
/**
 * Twenty from unknown sources together lock all unknown sources, for five minutes at first, at most for an hour. After a hundred in a row they stay out until
 * the password was reset (safety 2.3).
 */
export const accountLock: LockRule = {
  name: 'sign-in-account',
  mostFailures: 20,
  lockSeconds: 300,
  windowSeconds: 900,
  longestLockSeconds: 3600,
  hardCap: 100,
}

export const signInsPerAddress: Allowance = { name: 'sign-in-ip', most: 10, perSeconds: 60 }
export const codesPerAddress: Allowance = { name: 'code-ip', most: 20, perSeconds: 60 }
/** A page that is loaded anew again and again gets no more handles of the same second factor. */
export const handlesPerFlow: Allowance = { name: 'second-factor-handle', most: 20, perSeconds: 600 }
export const refreshesPerSession: Allowance = { name: 'refresh', most: 30, perSeconds: 60 }

/** The neighbourhood of an address: /24 of IPv4, /56 of IPv6 (safety 2.3). */
export function neighbourhood(ip: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  if (v4) return `${v4[1]}.0/24`
  const groups = groupsOfV6(ip)
  return groups ? `${groups.slice(0, 3).join(':')}:${(groups[3] ?? '0000').slice(0, 2)}00::/56` : ip
}
