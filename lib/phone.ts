// American telephone numbers: how they are typed, stored and shown.

/**
 * The pattern of every phone field: optional international prefix, 2-3 digit area code, 3-4 digits, 4 digits,
 * optional extension of 1-5 digits after `x` or `ext` (seeds/000, section 5).
 */
const phonePattern =
  /^(?:\+?\d{1,3}[\s.-]?)?(?:\(\d{2,3}\)|\d{2,3})[\s.-]?\d{3,4}[\s.-]?\d{4}(?:\s*(?:x|ext)\.?\s*\d{1,5})?$/i

/** True when the text fits the seeds' phone pattern. Home and work phones need no more. */
export function isPhone(text: string): boolean {
  return phonePattern.test(text.trim())
}

/**
 * A mobile number as it is stored and returned: ten digits, area code 2-9, `+1` and punctuation removed (decisions 2.6).
 * Undefined when the text is no such number.
 */
export function mobileDigits(text: string): string | undefined {
  if (!/^[\d\s().+-]*$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^[2-9]\d{9}$/.test(digits) ? digits : undefined
}

/** A number of which only the end may be shown: `***-***-0142`. */
export function maskedPhone(digits: string): string {
  return `***-***-${digits.slice(-4)}`
}

/** True when the text is a mask that came back unchanged (`***-***-0142`), not a new number. */
export function isPhoneMask(text: string): boolean {
  return /^[*•]{3}-[*•]{3}-\d{4}$/.test(text.trim())
}

/** Ten digits for reading: `(212) 555-0142`. Anything else is returned as it is. */
export function readablePhone(text: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(text)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : text
}
