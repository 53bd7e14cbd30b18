export function stopwatch(): number {
  return performance.now()
}

/**
 * Waits until a multiple of `milliseconds` after `startedAt`. Under load, when the work takes longer
 * than that, the time of the answer still says little about the work.
 */
export async function waitUntil(startedAt: number, milliseconds: number): Promise<void> {
  const passed = stopwatch() - startedAt
  const turns = Math.max(1, Math.ceil(passed / milliseconds))
  await new Promise((resolve) => setTimeout(resolve, turns * milliseconds - passed))
}
