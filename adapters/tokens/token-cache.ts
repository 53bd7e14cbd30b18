// Caches verified tokens by hash, so that frequent polls do not verify the signature again.
import { createHash } from 'node:crypto'
import type { AccessClaims } from '#ports/tokens.ts'

export interface VerifiedToken {
  readonly claims: AccessClaims
  readonly validFrom: Date
  readonly validUntil: Date
}

export interface TokenCache {
  find(token: string, now: Date): AccessClaims | undefined
  remember(token: string, verified: VerifiedToken): void
}

export function tokenCache(maxTokens: number): TokenCache {
  const known = new Map<string, VerifiedToken>()
  const getName = (token: string) => createHash('sha256').update(token).digest('base64')

  return {
    find(token, now) {
      const name = getName(token)
      const cached = known.get(name)
      if (!cached) return undefined
      known.delete(name)
      // The clock may be moved back, so both ends of the validity are checked.
      if (now >= cached.validUntil || now < cached.validFrom) return undefined
      known.set(name, cached)
      return cached.claims
    },
    remember(token, verified) {
      known.set(getName(token), verified)
      if (known.size <= maxTokens) return
      for (const oldest of known.keys()) {
        known.delete(oldest)
        return
      }
    },
  }
}
