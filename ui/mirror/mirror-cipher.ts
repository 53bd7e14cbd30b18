// Seals and opens what a browser keeps: AES-256-GCM of the browser itself.
import { base64Of, bytesOfBase64 } from '../browser/base64.ts'

/** The length of `iv`. Ends on a whole group of base64, so that two texts of it stand one after the other like one. */
export const ivBytes = 12

/** `iv` must never have been used before with this key. What is sealed for one `place` cannot be opened at another. */
export async function seal(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  place: string,
  value: unknown,
): Promise<string> {
  const sealed = await crypto.subtle.encrypt(
    parametersOf(iv, place),
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  return base64Of(iv) + base64Of(new Uint8Array(sealed))
}

/** Undefined when it was sealed under another key or for another place, or when somebody changed it. */
export async function unseal(key: CryptoKey, place: string, text: string): Promise<unknown> {
  const bytes = bytesOfBase64(text)
  if (bytes === undefined) return undefined
  try {
    const opened = await crypto.subtle.decrypt(
      parametersOf(bytes.slice(0, ivBytes), place),
      key,
      bytes.slice(ivBytes),
    )
    return JSON.parse(new TextDecoder().decode(opened)) as unknown
  } catch {
    return undefined
  }
}

function parametersOf(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
}
