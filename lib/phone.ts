/** The pattern of every phone field (spec: wording#phone-pattern). */
const phonePattern =
  /^(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,3}\)|\d{2,3})[\s.-]?\d{3,4}[\s.-]?\d{4}(?:\s*(?:x|ext)\.?\s*\d{1,5})?$/i

/** Checks only the pattern, which is sufficient for home and work phones. */
export function isPhone(text: string): boolean {
  return phonePattern.test(text.trim())
}

/** Returns ten digits, area code 2-9, without `+1` and punctuation; otherwise undefined. */
export function mobileDigits(text: string): string | undefined {
  if (!/^[\d\s().+-]*$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined
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
