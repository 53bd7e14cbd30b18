// The only source of randomness in the portal.

/** A random UUID: the idempotency key of one change. */
export function freshKey(): string {
  return crypto.randomUUID()
}

export function freshBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** From 0 to 1, not for secrets: spreads requests over time. */
export function randomFraction(): number {
  return Math.random()
}
