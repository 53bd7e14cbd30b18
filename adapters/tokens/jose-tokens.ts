// An access token is never accepted as an ID token, and vice versa.
import type { webcrypto } from 'node:crypto'
import { SignJWT, type JWTPayload } from 'jose'
import type { Clock } from '#ports/clock.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { AccessClaims, Tokens } from '#ports/tokens.ts'
import { signingKeys } from './signing-keys.ts'
import { tokenCache } from './token-cache.ts'
import { algorithm, issuer, verifyToken } from './verify-token.ts'

export const tokenLifetimeSeconds = 300
const leewaySeconds = 30
const maxCachedTokens = 100_000

interface TokenKind {
  readonly typ: string
  readonly audience: string
  readonly purpose: string
}

/** Each app has keys and audiences of its own, so that it accepts no token of the other. */
const kinds: Readonly<Record<'portal' | 'staff', Readonly<Record<'access' | 'id', TokenKind>>>> = {
  portal: {
    access: { typ: 'at+jwt', audience: 'daybreak-graph', purpose: 'access-token' },
    id: { typ: 'id+jwt', audience: 'daybreak-screens', purpose: 'id-token' },
  },
  staff: {
    access: {
      typ: 'at+jwt',
      audience: 'daybreak-workspace-graph',
      purpose: 'staff-access-token',
    },
    id: { typ: 'id+jwt', audience: 'daybreak-workspace-screens', purpose: 'staff-id-token' },
  },
}

/** Compares times with the given clock (spec: security#database-time). */
export function joseTokens(
  secrets: Secrets,
  clock: Clock,
  app: keyof typeof kinds = 'portal',
): Tokens {
  const access = tokensOfKind(kinds[app].access, secrets, clock)
  const id = tokensOfKind(kinds[app].id, secrets, clock)
  return {
    accessToken: (claims) => access.sign(claims, {}),
    idToken: (claims) => id.sign(claims, { given_name: claims.name, email: claims.email }),
    readAccessToken: access.read,
    readIdToken: id.read,
  }
}

function tokensOfKind(kind: TokenKind, secrets: Secrets, clock: Clock) {
  const listKeys = signingKeys(secrets, kind.purpose)
  const cache = tokenCache(maxCachedTokens)

  return {
    async sign(claims: AccessClaims, display: JWTPayload): Promise<string> {
      const issuedAt = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({
        ...display,
        sid: claims.sessionId,
        ver: claims.version,
        ...(claims.firmId !== undefined && { fid: claims.firmId }),
      })
        .setProtectedHeader({ alg: algorithm, typ: kind.typ })
        .setSubject(claims.accountId)
        .setIssuer(issuer)
        .setAudience(kind.audience)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeSeconds)
        .sign((await listKeys())[0])
    },

    async read(token: string): Promise<AccessClaims | undefined> {
      const now = clock.now()
      const known = cache.find(token, now)
      if (known) return known
      const payload = await verify(token, await listKeys(), kind, now)
      const claims = payload && parseClaims(payload)
      if (!claims || payload.nbf === undefined || payload.exp === undefined) return undefined
      cache.remember(token, {
        claims,
        validFrom: toDate(payload.nbf - leewaySeconds),
        validUntil: toDate(payload.exp),
      })
      return claims
    },
  }
}

function verify(
  token: string,
  keys: readonly webcrypto.CryptoKey[],
  { typ, audience }: TokenKind,
  currentDate: Date,
): Promise<JWTPayload | undefined> {
  return verifyToken(token, keys, {
    typ,
    audience,
    currentDate,
    clockTolerance: leewaySeconds,
    maxTokenAge: tokenLifetimeSeconds,
    requiredClaims: ['sub', 'sid', 'ver', 'iat', 'nbf', 'exp'],
  })
}

function parseClaims({ sub, sid, ver, fid }: JWTPayload): AccessClaims | undefined {
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof ver !== 'number')
    return undefined
  const claims = { accountId: sub, sessionId: sid, version: ver }
  return typeof fid === 'string' ? { ...claims, firmId: fid } : claims
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
