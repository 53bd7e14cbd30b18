import type { webcrypto } from 'node:crypto'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyOptions } from 'jose'

export const algorithm = 'HS256'
export const issuer = 'daybreak'

/** Tries each version of the key. Undefined for a token that none of them signed, or that is over. */
export async function verifyToken(
  token: string,
  keys: readonly webcrypto.CryptoKey[],
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  for (const key of keys) {
    const payload = await verifyWith(key, token, options)
    if (payload) return payload
  }
  return undefined
}

async function verifyWith(
  key: webcrypto.CryptoKey,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      ...options,
      algorithms: [algorithm],
      issuer,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
