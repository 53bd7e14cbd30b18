// AES-256-GCM with a fresh nonce. Layout: version of the key ‖ nonce ‖ tag ‖ content.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyVersion } from '#ports/secrets.ts'

/** The version is one byte. */
export const maxVersion = 255
const nonceBytes = 12
const tagBytes = 16
/** What a box has more than its content. */
export const contentStart = 1 + nonceBytes + tagBytes

/** `context` is not stored. The same value must be given to `openBox`. */
export function sealBox(
  { version, key }: KeyVersion,
  content: Uint8Array,
  context: string,
): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(context))
  const sealed = [cipher.update(content), cipher.final()]
  return Uint8Array.from(Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), ...sealed]))
}

/** Throws when a bit, the context or all keys differ. */
export function openBox(
  keys: readonly KeyVersion[],
  sealed: Uint8Array,
  context: string,
): Uint8Array {
  const key = keys.find(({ version }) => version === sealed[0])?.key
  if (sealed.length < contentStart || !key) throw new Error('This was not sealed here')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(1 + nonceBytes, contentStart))
  const content = [decipher.update(sealed.subarray(contentStart)), decipher.final()]
  return Uint8Array.from(Buffer.concat(content))
}
