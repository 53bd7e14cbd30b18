import { withoutInvisible } from './text.ts'

const shape =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".][^\s@<>()[\]\\,;:"]*\.[^\s@<>()[\]\\,;:".]{2,}$/

/** Accepts up to 254 characters. Invisible letters do not count. */
export function isEmail(text: string): boolean {
  const trimmed = withoutInvisible(text).trim()
  return trimmed.length <= 254 && shape.test(trimmed) && !trimmed.includes('..')
}

/**
 * Returns the form in which addresses are stored and compared: trimmed, NFKC, lowercase, without
 * invisible letters.
 */
export function comparableEmail(text: string): string {
  return withoutInvisible(text).trim().normalize('NFKC').toLowerCase()
}

/** Returns `r***@e***.com`. Asterisks hide the length (spec: security#masked-email). */
export function maskedEmail(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  const ending = domain.slice(domain.lastIndexOf('.'))
  const first = [...local]
  return `${first.length > 1 ? first[0] : ''}***@${[...domain][0] ?? ''}***${ending}`
}
