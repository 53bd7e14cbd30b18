/** Returns the address of a page of the portal, because the demo has no other host. */
export function courseAddress(publicUrl: string, providerId: number, code: string): string {
  return `${publicUrl}/orders/courses/Provider${providerId}/course/${code}`
}

export function certificateAddress(publicUrl: string, providerId: number, key: string): string {
  return `${publicUrl}/orders/courses/Provider${providerId}/certificate/${key}`
}

/**
 * True if the address is this one, or begins with it, on any port. An order keeps the address of
 * the start that created it, and `npm start` and `npm run dev` have different ports.
 */
export function isBelow(address: string, url: string): boolean {
  if (!URL.canParse(url)) return false
  const [known, { hostname, pathname }] = [new URL(address), new URL(url)]
  return hostname === known.hostname && pathname.startsWith(known.pathname)
}
