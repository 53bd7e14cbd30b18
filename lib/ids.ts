// What an id looks like.

/** True for a UUID. A malformed id is an absent one; the database would otherwise call it a fault. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
