// Remembers tokens that were verified, by their hash, so that a poll every few seconds does not pay for the signature again.
import { createHash } from 'node:crypto'
import type { AccessClaims } from '#ports/tokens.ts'

export interface VerifiedToken {
  readonly claims: AccessClaims
  readonly validFrom: Date
  readonly validUntil: Date
}

export interface TokenCache {
  /** The claims, when this token was verified before and is within its time at this moment. */
  find(token: string, now: Date): AccessClaims | undefined
  remember(token: string, verified: VerifiedToken): void
}

/** Holds at most so many; the one used longest ago goes first. */
export function tokenCache(mostTokens: number): TokenCache {
  const known = new Map<string, VerifiedToken>()
  const nameOf = (token: string) => createHash('sha256').update(token).digest('base64')

  return {
    find(token, now) {
      const name = nameOf(token)
      const found = known.get(name)
      if (!found) return undefined
      known.delete(name)
      // A clock may be moved back as well: neither end of its life is taken on trust.
      if (now >= found.validUntil || now < found.validFrom) return undefined
      known.set(name, found)
      return found.claims
    },
    remember(token, verified) {
      known.set(nameOf(token), verified)
      if (known.size <= mostTokens) return
      for (const oldest of known.keys()) {
        known.delete(oldest)
        return
      }
    },
  }
}
