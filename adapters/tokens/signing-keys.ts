import { webcrypto } from 'node:crypto'
import type { Secrets } from '#ports/secrets.ts'

/** The imported versions of a key, the one that signs first. */
export function signingKeys(
  secrets: Secrets,
  purpose: string,
): () => Promise<readonly [webcrypto.CryptoKey, ...webcrypto.CryptoKey[]]> {
  const imported = new Map<number, Promise<webcrypto.CryptoKey>>()
  return async () => {
    const [newest, ...older] = await Promise.all(
      secrets.keysFor(purpose).map(({ version, key }) => {
        const known = imported.get(version) ?? importKey(key)
        imported.set(version, known)
        return known
      }),
    )
    if (!newest) throw new Error(`There is no key for ${purpose}`)
    return [newest, ...older]
  }
}

function importKey(key: Uint8Array): Promise<webcrypto.CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  return webcrypto.subtle.importKey('raw', Uint8Array.from(key), hmac, false, ['sign', 'verify'])
}
