// Keys derived from the master key: what every installation had before its keys were random, and
// still has as the first version of each key (spec: security#key-ring).
import { hkdfSync } from 'node:crypto'
import type { Secrets } from '#ports/secrets.ts'
import { keyedSecrets, type KeyVersions } from './keyed-secrets.ts'

export const keyBytes = 32

export function deriveKey(masterKey: Uint8Array, name: string): Uint8Array {
  if (masterKey.length !== keyBytes)
    throw new Error(`The master key must have ${keyBytes} bytes, this one has ${masterKey.length}`)
  const info = `daybreak/${name}`
  return new Uint8Array(hkdfSync('sha256', masterKey, new Uint8Array(0), info, keyBytes))
}

/** For tests, and for a database that has no keys of its own yet. */
export function masterKeySecrets(masterKey: Uint8Array): Secrets {
  const master = Uint8Array.from(masterKey)
  const derived = new Map<string, KeyVersions>()
  deriveKey(master, '')
  const list = (name: string): KeyVersions => {
    const versions: KeyVersions = derived.get(name) ?? [
      { version: 1, key: deriveKey(master, name) },
    ]
    derived.set(name, versions)
    return versions
  }
  return keyedSecrets({ list, listKnown: list })
}
