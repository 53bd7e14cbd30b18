// What counts as one address.
import { countedAddress } from '#lib/network.ts'
import type { Limits } from '#ports/limits.ts'
import { isLoopback } from './settings/setting-values.ts'

/** Counts all addresses of one network together (spec: security#address-neighborhood). */
export function byNetwork(limits: Limits): Limits {
  return {
    ...limits,
    take: (allowance, subject) =>
      limits.take(
        allowance,
        subject.startsWith('ip:') ? `ip:${countedAddress(subject.slice(3))}` : subject,
      ),
  }
}

/** Exempts loopback from limits by address (spec: security#demo-addresses). */
export function sparingLoopback(limits: Limits): Limits {
  return {
    ...limits,
    take: (allowance, subject) =>
      subject.startsWith('ip:') && isLoopback(subject.slice(3))
        ? Promise.resolve(true)
        : limits.take(allowance, subject),
  }
}
