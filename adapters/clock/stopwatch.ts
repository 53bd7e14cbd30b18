// A clock that only measures: it knows how long, not when.

/** Milliseconds since some moment. */
export function stopwatch(): number {
  return performance.now()
}

/** Waits until so many milliseconds after the given start; at once when they are over. */
export async function notBefore(startedAt: number, milliseconds: number): Promise<void> {
  const left = startedAt + milliseconds - stopwatch()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
