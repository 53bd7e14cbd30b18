/** Returns a predicate that is true for a text not seen within `quietMs`. */
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
