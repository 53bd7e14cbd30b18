import { toBase64, bytesOfBase64 } from '../browser/base64.ts'

/** Length of `iv`. A multiple of three, so that the base64 texts can be concatenated. */
export const ivBytes = 12

/** `iv` must be unique for this key. A record cannot be opened at another `place`. */
export async function seal(
  key: CryptoKey,
  iv: Uint8Array<ArrayBuffer>,
  place: string,
  value: unknown,
): Promise<string> {
  const sealed = await crypto.subtle.encrypt(
    toCipherParameters(iv, place),
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  )
  return toBase64(iv) + toBase64(new Uint8Array(sealed))
}

/** Returns undefined for another key, another place, or changed data. */
export async function unseal(key: CryptoKey, place: string, text: string): Promise<unknown> {
  const bytes = bytesOfBase64(text)
  if (bytes === undefined) return undefined
  try {
    const opened = await crypto.subtle.decrypt(
      toCipherParameters(bytes.slice(0, ivBytes), place),
      key,
      bytes.slice(ivBytes),
    )
    return JSON.parse(new TextDecoder().decode(opened)) as unknown
  } catch {
    return undefined
  }
}

function toCipherParameters(iv: Uint8Array<ArrayBuffer>, place: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(place) }
}
