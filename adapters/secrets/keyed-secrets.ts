// The key `wrap/firm-key` wraps firm keys, and firm keys wrap file keys.
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Secrets } from '#ports/secrets.ts'
import { openBox, sealBox } from './sealed-box.ts'

const keyBytes = 32

interface TextKey {
  readonly firmId: string
  readonly key: Uint8Array
}

/** Returns the 32 bytes of a key: `seal/outbox`. Throws for an unknown name. */
export type GetKey = (name: string) => Uint8Array

export function keyedSecrets(find: GetKey): Secrets {
  // A questionnaire has hundreds of texts under one sealed key. An entry ends with the row it came from.
  const textKeys = new WeakMap<Uint8Array, TextKey>()

  const getKey = (use: 'key' | 'fingerprint' | 'seal' | 'wrap', purpose: string) =>
    find(`${use}/${purpose}`)

  const getFirmKeyOfCase = (firmId: string, sealed: Uint8Array) =>
    openBox(getKey('wrap', 'firm-key'), sealed, firmId)

  function getTextKey(firmId: string, sealed: Uint8Array): Uint8Array {
    const known = textKeys.get(sealed)
    if (known?.firmId === firmId) return known.key
    const firmKey = getFirmKeyOfCase(firmId, sealed)
    const key = new Uint8Array(
      hkdfSync('sha256', firmKey, new Uint8Array(0), 'daybreak/firm-text', keyBytes),
    )
    textKeys.set(sealed, { firmId, key })
    return key
  }

  return {
    // Returns a copy, so that a caller cannot change the bytes of the next caller.
    keyFor: (purpose) => Uint8Array.from(getKey('key', purpose)),
    fingerprint: (purpose, text) =>
      Uint8Array.from(createHmac('sha256', getKey('fingerprint', purpose)).update(text).digest()),
    seal: (purpose, text, context) => sealBox(getKey('seal', purpose), Buffer.from(text), context),
    open: (purpose, sealed, context) =>
      Buffer.from(openBox(getKey('seal', purpose), sealed, context)).toString(),
    newFirmKey: (firmId) => sealBox(getKey('wrap', 'firm-key'), randomBytes(keyBytes), firmId),
    // Uses a separate key, so that the key that wraps file keys never seals text.
    sealForFirm: (firmId, firmKey, text, context) =>
      sealBox(getTextKey(firmId, firmKey), Buffer.from(text), context),
    openForFirm: (firmId, firmKey, sealed, context) =>
      Buffer.from(openBox(getTextKey(firmId, firmKey), sealed, context)).toString(),
    newFileKey(firmId, firmKey, documentId) {
      const key = Uint8Array.from(randomBytes(keyBytes))
      return {
        key,
        sealed: sealBox(getFirmKeyOfCase(firmId, firmKey), key, fileContext(firmId, documentId)),
      }
    },
    openFileKey: (firmId, firmKey, documentId, sealed) =>
      openBox(getFirmKeyOfCase(firmId, firmKey), sealed, fileContext(firmId, documentId)),
  }
}

function fileContext(firmId: string, documentId: string): string {
  return `${firmId}|${documentId}`
}
