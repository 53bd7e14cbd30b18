// Functions that engines of older phones lack (spec: accounts#older-engines). The build emits ES2022 and
// adds no functions.

/** Copies plain data, as forms do. */
function copyData<Value>(value: Value): Value {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value)
}

function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  const reason = new DOMException('The time is over', 'TimeoutError')
  setTimeout(() => controller.abort(reason), milliseconds)
  return controller.signal
}

function canParse(address: string, base?: string): boolean {
  try {
    return new URL(address, base) instanceof URL
  } catch {
    return false
  }
}

const newerArrays = {
  toSorted<Item>(this: readonly Item[], compare?: (a: Item, b: Item) => number): Item[] {
    // oxlint-disable-next-line unicorn/no-array-sort -- sorts the copy
    return Array.from(this).sort(compare)
  },
  toReversed<Item>(this: readonly Item[]): Item[] {
    // oxlint-disable-next-line unicorn/no-array-reverse -- reverses the copy
    return Array.from(this).reverse()
  },
  toSpliced<Item>(this: readonly Item[], ...change: Parameters<Item[]['splice']>): Item[] {
    const copy = Array.from(this)
    copy.splice(...change)
    return copy
  },
  with<Item>(this: readonly Item[], at: number, item: Item): Item[] {
    const copy = Array.from(this)
    copy[at < 0 ? at + copy.length : at] = item
    return copy
  },
}

function add(owner: object, functions: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(functions)) {
    if (!(name in owner))
      Object.defineProperty(owner, name, { value, writable: true, configurable: true })
  }
}

/** Call it before anything else of the app runs. */
export function addNewerFunctions(): void {
  add(Array.prototype, newerArrays)
  add(URL, { canParse })
  add(AbortSignal, { timeout: abortAfter })
  add(globalThis, { structuredClone: copyData })
}
