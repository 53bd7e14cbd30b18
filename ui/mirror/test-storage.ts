// The storage of one tab for tests: like a browser's, its own names are its entries.

/** Refuses what is more than `mostEntries`, as a browser does whose room is used up. */
export function testStorage(mostEntries = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  const named: Readonly<Record<string, unknown>> = {
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
    setItem(name: string, text: string) {
      if (!kept.has(name) && kept.size >= mostEntries)
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
