// Keeps a fault that every request or job reports from filling the log.

/** Returns a test that is true for a text that was not seen for so long. */
export function newsFilter(quietMs: number): (text: string) => boolean {
  const seen = new Map<string, number>()
  return (text) => {
    const now = Date.now()
    for (const [known, at] of seen) if (now - at > quietMs) seen.delete(known)
    if (seen.has(text)) return false
    seen.set(text, now)
    return true
  }
}
