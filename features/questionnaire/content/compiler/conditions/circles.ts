/** Returns each circle once, as a → b → a. */
export function getCircles(
  looksAt: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const done = new Set<string>()
  const circles: (readonly string[])[] = []
  const visit = (key: string, path: readonly string[]): void => {
    const from = path.indexOf(key)
    if (from >= 0) circles.push([...path.slice(from), key])
    if (from >= 0 || done.has(key)) return
    for (const next of looksAt.get(key) ?? []) visit(next, [...path, key])
    done.add(key)
  }
  for (const key of looksAt.keys()) visit(key, [])
  return circles
}
