// The key `wrap/firm-key` wraps the keys of a firm, and these wrap file keys.
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyVersion, Secrets } from '#ports/secrets.ts'
import { maxVersion, openBox, sealBox } from './sealed-box.ts'

const keyBytes = 32
const firstVersion = 1

interface TextKeys {
  readonly firmId: string
  readonly keys: KeyVersions
}

/** Never empty. The first one makes new values. */
export type KeyVersions = readonly [KeyVersion, ...KeyVersion[]]

/** By the name of a key: `seal/outbox`. Both throw for an unknown name. */
export interface KeySource {
  /** Throws also while this process lacks a version that others use. */
  readonly list: (name: string) => KeyVersions
  /** The versions that can open, in any order. */
  readonly listKnown: (name: string) => readonly KeyVersion[]
}

type Use = 'key' | 'fingerprint' | 'seal' | 'wrap'

export function keyedSecrets({ list, listKnown }: KeySource): Secrets {
  // A questionnaire has hundreds of texts under one sealed key. An entry ends with the row it came from.
  const textKeys = new WeakMap<Uint8Array, TextKeys>()
  const listKeys = (use: Use, purpose: string) => list(`${use}/${purpose}`)
  const getWrapping = () => listKeys('wrap', 'firm-key')[0]
  const openFirmKey = (sealed: Uint8Array, firmId: string) =>
    openBox(listKnown('wrap/firm-key'), sealed, firmId)

  /** A sealed firm key contains every version, the oldest first. */
  function listFirmKeys(firmId: string, sealed: Uint8Array): KeyVersions {
    const content = openFirmKey(sealed, firmId)
    const count = content.length / keyBytes
    const toVersion = (version: number): KeyVersion => ({
      version,
      key: content.slice((version - 1) * keyBytes, version * keyBytes),
    })
    const older = Array.from({ length: count - 1 }, (_, index) => toVersion(count - 1 - index))
    return [toVersion(count), ...older]
  }

  // Uses separate keys, so that the keys that wrap file keys never seal text.
  function listTextKeys(firmId: string, sealed: Uint8Array): KeyVersions {
    const known = textKeys.get(sealed)
    if (known?.firmId === firmId) return known.keys
    const [newest, ...older] = listFirmKeys(firmId, sealed)
    const keys: KeyVersions = [toTextKey(newest), ...older.map(toTextKey)]
    textKeys.set(sealed, { firmId, keys })
    return keys
  }

  const sealFileKey = (firmId: string, firmKey: Uint8Array, documentId: string, key: Uint8Array) =>
    sealBox(listFirmKeys(firmId, firmKey)[0], key, fileContext(firmId, documentId))

  const secrets: Secrets = {
    // Returns copies, so that a caller cannot change the bytes of the next caller.
    keysFor: (purpose) =>
      listKeys('key', purpose).map(({ version, key }) => ({ version, key: Uint8Array.from(key) })),
    fingerprint: (purpose, text) => toFingerprint(listKeys('fingerprint', purpose)[0], text),
    fingerprints: (purpose, text) =>
      listKeys('fingerprint', purpose).map((version) => toFingerprint(version, text)),
    isFingerprint: (purpose, text, stored) =>
      secrets
        .fingerprints(purpose, text)
        .some((known) => known.length === stored.length && timingSafeEqual(known, stored)),
    firstToken: (purpose) =>
      toToken(withVersion(listKeys('fingerprint', purpose)[0].version, randomBytes(keyBytes))),
    nextToken(purpose, token) {
      const versions = listKeys('fingerprint', purpose)
      const wanted = readVersion(token)
      const version = versions.find((known) => known.version === wanted) ?? versions[0]
      return toToken(toFingerprint(version, token))
    },
    seal: (purpose, text, context) =>
      sealBox(listKeys('seal', purpose)[0], Buffer.from(text), context),
    open: (purpose, sealed, context) =>
      Buffer.from(openBox(listKnown(`seal/${purpose}`), sealed, context)).toString(),
    newFirmKey: (firmId) => sealBox(getWrapping(), randomBytes(keyBytes), firmId),
    renewFirmKey(firmId, firmKey) {
      const content = openFirmKey(firmKey, firmId)
      if (content.length / keyBytes >= maxVersion) throw new Error('This firm had all its keys')
      return sealBox(getWrapping(), Buffer.concat([content, randomBytes(keyBytes)]), firmId)
    },
    sealForFirm: (firmId, firmKey, text, context) =>
      sealBox(listTextKeys(firmId, firmKey)[0], Buffer.from(text), context),
    openForFirm: (firmId, firmKey, sealed, context) =>
      Buffer.from(openBox(listTextKeys(firmId, firmKey), sealed, context)).toString(),
    newFileKey(firmId, firmKey, documentId) {
      const key = Uint8Array.from(randomBytes(keyBytes))
      return { key, sealed: sealFileKey(firmId, firmKey, documentId, key) }
    },
    openFileKey: (firmId, firmKey, documentId, sealed) =>
      openBox(listFirmKeys(firmId, firmKey), sealed, fileContext(firmId, documentId)),
    resealFileKey: (firmId, firmKey, documentId, sealed) =>
      sealFileKey(
        firmId,
        firmKey,
        documentId,
        secrets.openFileKey(firmId, firmKey, documentId, sealed),
      ),
  }
  return secrets
}

function fileContext(firmId: string, documentId: string): string {
  return `${firmId}|${documentId}`
}

function toTextKey({ version, key }: KeyVersion): KeyVersion {
  const info = 'daybreak/firm-text'
  return {
    version,
    key: new Uint8Array(hkdfSync('sha256', key, new Uint8Array(0), info, keyBytes)),
  }
}

function toFingerprint({ version, key }: KeyVersion, text: string): Uint8Array {
  return withVersion(version, createHmac('sha256', key).update(text).digest())
}

/** The first version is not written, so that values from before versions stay as they are. */
function withVersion(version: number, bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(version === firstVersion ? bytes : [version, ...bytes])
}

function toToken(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}

function readVersion(token: string): number {
  const bytes = Buffer.from(token, 'base64url')
  return bytes.length > keyBytes ? (bytes[0] ?? firstVersion) : firstVersion
}
