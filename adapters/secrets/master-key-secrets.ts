// All keys grow from one master key: one for each purpose, and the wrapping of each firm's key, which wraps each file's.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '#ports/secrets.ts'
import { openBox, sealBox } from './sealed-box.ts'

const keyBytes = 32

/** Secrets under a 32-byte master key. Throws when the key has another length. */
export function masterKeySecrets(masterKey: Uint8Array): Secrets {
  if (masterKey.length !== keyBytes)
    throw new Error(`The master key must have ${keyBytes} bytes, this one has ${masterKey.length}`)
  const master = Uint8Array.from(masterKey)
  const grown = new Map<string, Uint8Array>()

  // The use stands in the derivation, so that no key ever serves two algorithms.
  function keyOf(use: 'key' | 'fingerprint' | 'seal' | 'wrap', purpose: string): Uint8Array {
    const info = `daybreak/${use}/${purpose}`
    const known = grown.get(info)
    if (known) return known
    const key = new Uint8Array(hkdfSync('sha256', master, new Uint8Array(0), info, keyBytes))
    grown.set(info, key)
    return key
  }

  const firmKeyOf = (firmId: string, sealed: Uint8Array) =>
    openBox(keyOf('wrap', 'firm-key'), sealed, firmId)

  const textKeyOf = (firmId: string, sealed: Uint8Array) =>
    new Uint8Array(
      hkdfSync(
        'sha256',
        firmKeyOf(firmId, sealed),
        new Uint8Array(0),
        'daybreak/firm-text',
        keyBytes,
      ),
    )

  return {
    // A copy: what a caller does to its bytes must not reach the next caller.
    keyFor: (purpose) => Uint8Array.from(keyOf('key', purpose)),
    fingerprint: (purpose, text) =>
      Uint8Array.from(createHmac('sha256', keyOf('fingerprint', purpose)).update(text).digest()),
    seal: (purpose, text, context) => sealBox(keyOf('seal', purpose), Buffer.from(text), context),
    open: (purpose, sealed, context) =>
      Buffer.from(openBox(keyOf('seal', purpose), sealed, context)).toString(),
    newFirmKey: (firmId) => sealBox(keyOf('wrap', 'firm-key'), randomBytes(keyBytes), firmId),
    // A key of its own, so that a text is never sealed by what wraps the keys of files.
    sealForFirm: (firmId, firmKey, text, context) =>
      sealBox(textKeyOf(firmId, firmKey), Buffer.from(text), context),
    openForFirm: (firmId, firmKey, sealed, context) =>
      Buffer.from(openBox(textKeyOf(firmId, firmKey), sealed, context)).toString(),
    newFileKey(firmId, firmKey, documentId) {
      const key = Uint8Array.from(randomBytes(keyBytes))
      return {
        key,
        sealed: sealBox(firmKeyOf(firmId, firmKey), key, fileContext(firmId, documentId)),
      }
    },
    openFileKey: (firmId, firmKey, documentId, sealed) =>
      openBox(firmKeyOf(firmId, firmKey), sealed, fileContext(firmId, documentId)),
  }
}

function fileContext(firmId: string, documentId: string): string {
  return `${firmId}|${documentId}`
}
