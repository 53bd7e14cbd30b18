// The browser's clock: the one place of the portal that asks what time it is.

/** The present instant. */
export function now(): Date {
  return new Date()
}

/** YYYY-MM-DD where this browser is. */
export function today(): string {
  const date = now()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Milliseconds since some fixed moment; never jumps when the device's clock is corrected. For durations only. */
export function elapsedMs(): number {
  return performance.now()
}
