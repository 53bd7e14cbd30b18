// The browser's clock: the one place of the portal that asks what time it is.

/** The present instant. */
export function now(): Date {
  return new Date()
}

/** Milliseconds since some fixed moment; never jumps when the device's clock is corrected. For durations only. */
export function elapsedMs(): number {
  return performance.now()
}
