// The browser's dice: the one place of the portal that makes something nobody can guess.

/** A new random UUID: the idempotency key of one change. */
export function freshKey(): string {
  return crypto.randomUUID()
}

/** Somewhere from 0 to 1, for what only must not happen in step. */
export function randomFraction(): number {
  return Math.random()
}
