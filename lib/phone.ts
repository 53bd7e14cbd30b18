import { withoutInvisible } from './text.ts'

/** The pattern of every phone field (spec: wording#phone-pattern). */
const phonePattern =
  /^(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,3}\)|\d{2,3})[\s.-]?\d{3,4}[\s.-]?\d{4}(?:\s*(?:x|ext)\.?\s*\d{1,5})?$/i

/** Extensions that the pattern does not know. */
const extension =
  /(?:[\s,;]*(?:extension|ext\s*[:=]|#)[.:=]?|\s*[,;]\s*(?:x|ext)\.?)\s*(\d{1,5})$/iu

/**
 * Returns the number in the signs of the pattern: without invisible letters and `tel:`, with plain
 * hyphens, and `extension 12` or `#12` as `ext 12`. Other text stays.
 */
export function plainPhone(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212/]/gu, '-')
    .trim()
    .replace(/^tel:\s*/iu, '')
    .replace(extension, ' ext $1')
    .replace(/\s+/gu, ' ')
}

/** Checks only the pattern, which is sufficient for home and work phones. */
export function isPhone(text: string): boolean {
  return phonePattern.test(plainPhone(text))
}

/** Returns ten digits, area code 2-9, without `+1` and punctuation; otherwise undefined. */
export function mobileDigits(text: string): string | undefined {
  const plain = plainPhone(text)
  if (!/^[\d\s().+-]*$/.test(plain) || isForeignPhone(plain)) return undefined
  const digits = plain.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined
}

/** True for a number with the code of another country. */
export function isForeignPhone(text: string): boolean {
  return /^\(?(?:\+[\s(]*[^\s(1]|00|011)/u.test(plainPhone(text))
}

/** Returns `***-***-0142`. */
export function maskedPhone(digits: string): string {
  return `***-***-${digits.slice(-4)}`
}

/** True for a masked number (`***-***-0142`) that came back unchanged. It is not a new number. */
export function isPhoneMask(text: string): boolean {
  return /^[*•]{3}-[*•]{3}-\d{4}$/.test(text.trim())
}

/** Formats ten digits as `(212) 555-0142`. Returns other text unchanged. */
export function readablePhone(text: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(text)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text
}
