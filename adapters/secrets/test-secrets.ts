import type { KeyVersion, Secrets } from '#ports/secrets.ts'
import { keyedSecrets, type KeyVersions } from './keyed-secrets.ts'
import { deriveKey } from './master-key-secrets.ts'

const masterKey = new Uint8Array(32).fill(7)

/** Secrets that have these versions of every key. The first one makes new values. */
export function secretsOfVersions(newest: number, ...older: readonly number[]): Secrets {
  const toVersion = (name: string, version: number): KeyVersion => ({
    version,
    key: deriveKey(masterKey, version === 1 ? name : `${name}/${version}`),
  })
  const list = (name: string): KeyVersions => [
    toVersion(name, newest),
    ...older.map((version) => toVersion(name, version)),
  ]
  return keyedSecrets({ list, listKnown: list })
}

export function newestKey(secrets: Secrets, purpose: string): Uint8Array {
  const [newest] = secrets.keysFor(purpose)
  if (!newest) throw new Error(`There is no key for ${purpose}`)
  return newest.key
}
