/** Throws beyond `maxEntries`, like a full browser storage. */
export function testStorage(maxEntries = Number.POSITIVE_INFINITY): Storage {
  const storage = new Map<string, string>()
  const named: Readonly<Record<string, unknown>> = {
    getItem: (name: string) => storage.get(name) ?? null,
    removeItem: (name: string) => storage.delete(name),
    clear: () => storage.clear(),
    setItem(name: string, text: string) {
      if (!storage.has(name) && storage.size >= maxEntries)
        throw new DOMException('No room is left', 'QuotaExceededError')
      storage.set(name, text)
    },
  }
  return new Proxy(named, {
    ownKeys: () => [...storage.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      storage.has(String(name)) ? { enumerable: true, configurable: true } : undefined,
  }) as unknown as Storage
}
