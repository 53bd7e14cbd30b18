import { problem } from '../rules/problems.ts'

/** What passkeys belong to: the host of PUBLIC_URL (spec: staff#passkey-address). */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Returns undefined where browsers allow no passkeys. */
export function findRelyingParty(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
  // An IPv4 or IPv6 address, as URL writes it.
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  return isSecure && !isAddress ? { id: hostname, origin } : undefined
}

export function getRelyingParty(publicUrl: string): RelyingParty {
  const party = findRelyingParty(publicUrl)
  if (!party) throw problem('staff.passkeys-not-offered')
  return party
}
