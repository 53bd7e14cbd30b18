import type { RateLimit, LockoutRule } from '#lib/limits.ts'
import { groupsOfV6 } from '#lib/network.ts'

/** Per user ID and source (spec: accounts#login-lock). */
export const sourceLock: LockoutRule = {
  name: 'sign-in-source',
  maxFailures: 5,
  lockSeconds: 300,
  windowSeconds: 900,
}
/** For all unknown sources of a user ID together (spec: security#account-lock). */
export const accountLock: LockoutRule = {
  name: 'sign-in-account',
  maxFailures: 20,
  lockSeconds: 300,
  windowSeconds: 900,
  maxLockSeconds: 3600,
  hardCap: 100,
}

export const signInsPerAddress: RateLimit = { name: 'sign-in-ip', max: 10, perSeconds: 60 }
export const codesPerAddress: RateLimit = { name: 'code-ip', max: 20, perSeconds: 60 }
/** A page that is reloaded repeatedly gets a limited number of handles for one second factor. */
export const handlesPerFlow: RateLimit = { name: 'second-factor-handle', max: 20, perSeconds: 600 }
export const refreshesPerSession: RateLimit = { name: 'refresh', max: 30, perSeconds: 60 }

/** The network of an address: /24 of IPv4, /56 of IPv6 (spec: security#address-neighborhood). */
export function neighbourhood(ip: string): string {
  const v4 = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  if (v4) return `${v4[1]}.0/24`
  const groups = groupsOfV6(ip)
  return groups ? `${groups.slice(0, 3).join(':')}:${(groups[3] ?? '0000').slice(0, 2)}00::/56` : ip
}
