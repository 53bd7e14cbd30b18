// The only reader of the browser's clock.

export function now(): Date {
  return new Date()
}

/** `YYYY-MM-DD` in the browser's time zone. */
export function today(): string {
  const date = now()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Milliseconds of a clock that never jumps. For durations only. */
export function elapsedMs(): number {
  return performance.now()
}
