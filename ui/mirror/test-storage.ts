/** Throws beyond `maxEntries`, like a full browser storage. */
export function testStorage(maxEntries = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  const named: Readonly<Record<string, unknown>> = {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
    setItem(name: string, text: string) {
      if (!kept.has(name) && kept.size >= maxEntries)
        throw new DOMException('No room is left', 'QuotaExceededError')
      kept.set(name, text)
    },
  }
  return new Proxy(named, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      kept.has(String(name)) ? { enumerable: true, configurable: true } : undefined,
  }) as unknown as Storage
}
