// AES-256-GCM with a fresh nonce. Layout: version ‖ nonce ‖ tag ‖ content.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const layoutVersion = 1
const nonceBytes = 12
const tagBytes = 16
const contentStart = 1 + nonceBytes + tagBytes

/** `context` is not stored. The same value must be given to `openBox`. */
export function sealBox(key: Uint8Array, content: Uint8Array, context: string): Uint8Array {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(Buffer.from(context))
  const sealed = [cipher.update(content), cipher.final()]
  return Uint8Array.from(
    Buffer.concat([Buffer.of(layoutVersion), nonce, cipher.getAuthTag(), ...sealed]),
  )
}

/** Throws when a bit, the key or the context differs. */
export function openBox(key: Uint8Array, sealed: Uint8Array, context: string): Uint8Array {
  if (sealed.length < contentStart || sealed[0] !== layoutVersion)
    throw new Error('This was not sealed here')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(sealed.subarray(1 + nonceBytes, contentStart))
  const content = [decipher.update(sealed.subarray(contentStart)), decipher.final()]
  return Uint8Array.from(Buffer.concat(content))
}
