// The browser's dice: the one place of the portal that makes something nobody can guess.

/** A new random UUID: the idempotency key of one change. */
export function freshKey(): string {
  return crypto.randomUUID()
}

/** Bytes that were never used before. */
export function freshBytes(count: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(count))
}

/** Somewhere from 0 to 1, for what only must not happen in step. */
export function randomFraction(): number {
  return Math.random()
}
