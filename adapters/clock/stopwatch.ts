export function stopwatch(): number {
  return performance.now()
}

/** Waits until `milliseconds` after `startedAt`; returns immediately when that time has passed. */
export async function waitUntil(startedAt: number, milliseconds: number): Promise<void> {
  const left = startedAt + milliseconds - stopwatch()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
