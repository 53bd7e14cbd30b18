/** Collects the keys of one turn of the event loop, and loads each key once, in one call. */
export function batchCalls<Key, Value>(
  loaders: Map<string, unknown>,
  name: string,
  answerAll: (keys: readonly Key[]) => Promise<(key: Key) => Value>,
): (key: Key) => Promise<Value> {
  const existing = loaders.get(name) as ((key: Key) => Promise<Value>) | undefined
  if (existing) return existing
  let waiting:
    | { readonly keys: Set<Key>; readonly answer: Promise<(key: Key) => Value> }
    | undefined
  const load = async (key: Key): Promise<Value> => {
    if (!waiting) {
      const keys = new Set<Key>()
      const answer = Promise.resolve().then(() => {
        waiting = undefined
        return answerAll([...keys])
      })
      waiting = { keys, answer }
    }
    waiting.keys.add(key)
    return (await waiting.answer)(key)
  }
  loaders.set(name, load)
  return load
}
