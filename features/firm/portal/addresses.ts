/** Adds an extension after `x` with a comma, so the phone pauses before it dials the extension. */
export function phoneAddress(phone: string): string {
  const [number = '', extension] = phone.toLowerCase().split(/\s*(?:ext\.?|x)\s*/)
  const digits = number.replace(/\D/g, '')
  const international = digits.length === 10 ? `+1${digits}` : `+${digits}`
  return `tel:${international}${extension ? `,${extension.replace(/\D/g, '')}` : ''}`
}

/** Adds `https://` if there is no scheme. Returns undefined for schemes other than HTTP(S). */
export function websiteAddress(website: string): string | undefined {
  const typed = website.trim()
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(whole)) return undefined
  const { protocol, href, hostname } = new URL(whole)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.')
    ? href
    : undefined
}
