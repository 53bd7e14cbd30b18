// E-mail addresses: what counts as one, how two are compared, and how one is shown to somebody who should not read it.

const shape =
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".][^\s@<>()[\]\\,;:"]*\.[^\s@<>()[\]\\,;:".]{2,}$/

/** True when the text looks like an address that mail can reach. At most 254 characters. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed.length <= 254 && shape.test(trimmed) && !trimmed.includes('..')
}

/** The form in which addresses are compared and used as user id: trimmed, NFKC, lower case (decisions 2.6). */
export function comparableEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

/**
 * Keeps the first letter of the local part and of the domain and the ending of the top-level domain: `r***@e***.com`.
 * Always three stars, so that the length tells nothing; a local part of one letter is hidden whole (safety 2.1).
 */
export function maskedEmail(address: string): string {
  const [local = '', domain = ''] = address.split('@')
  const ending = domain.slice(domain.lastIndexOf('.'))
  const first = [...local]
  return `${first.length > 1 ? first[0] : ''}***@${[...domain][0] ?? ''}***${ending}`
}
