// What a tab keeps over a reload: in memory while it is open, sealed in the tab's storage. Knows no noun.
import { beyondBound, isMirrorKind, isTooOld, type MirrorKind } from './mirror-bounds.ts'
import { ivBytes, seal, unseal } from './mirror-cipher.ts'
import { kindOfSlot, slotOf } from './mirror-storage.ts'

/** From the last change to the storage (seeds/000, section 9: debounce 500 ms). */
export const mirrorDelayMs = 500

interface Entry {
  readonly kind: MirrorKind
  readonly id: string
  readonly value: unknown
  readonly savedAtMs: number
  /** Found in the storage when the mirror was opened, and not written since. */
  readonly isFromBefore: boolean
}

export interface MirrorParts {
  readonly storage: Storage
  /** Milliseconds of the wall clock: what is kept outlives the page. */
  readonly now: () => number
  /** Never the same twice. */
  readonly freshBytes: (count: number) => Uint8Array<ArrayBuffer>
  /** A name that no other slot has. */
  readonly freshMark: () => string
}

export interface Mirror {
  /** Reads what was kept under this key; what cannot be opened with it is somebody else's, and is taken away. */
  open(key: CryptoKey): Promise<void>
  /** True from `open` on, once all has been read. */
  isOpen(): boolean
  read(kind: MirrorKind, id: string): unknown
  /** True while this was kept before the page was loaded or somebody signed in again, and nothing has been written since. */
  isFromBefore(kind: MirrorKind, id: string): boolean
  /** Oldest first. */
  all(kind: MirrorKind): ReadonlyArray<{ readonly id: string; readonly value: unknown }>
  /** At once in memory, a little later in the storage. Ignored while closed: nobody is signed in, so it belongs to nobody. */
  write(kind: MirrorKind, id: string, value: unknown): void
  remove(kind: MirrorKind, id: string): void
  /** Brings to the storage what waits. */
  flush(): Promise<void>
  /** Forgets key and contents; what waited is lost, and what is under way no longer arrives. The storage is its owner's to empty. */
  close(): void
  /** Called when it was opened or closed; answers the function that ends it. */
  subscribe(listener: () => void): () => void
}

/** A closed mirror. */
export function createMirror({ storage, now, freshBytes, freshMark }: MirrorParts): Mirror {
  let key: CryptoKey | undefined
  let isRead = false
  /** Oldest first, by kind and id. */
  let entries = new Map<string, Entry>()
  let slots = new Map<string, string>()
  let waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = Promise.resolve()
  const listeners = new Set<() => void>()

  const nameOf = (kind: MirrorKind, id: string) => `${kind} ${id}`
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function put(entry: Entry): void {
    const name = nameOf(entry.kind, entry.id)
    entries.delete(name)
    entries.set(name, entry)
    const ofKind = [...entries.values()].filter(({ kind }) => kind === entry.kind)
    for (const { id } of beyondBound(entry.kind, ofKind)) drop(nameOf(entry.kind, id))
  }

  function drop(name: string): void {
    entries.delete(name)
    waiting.delete(name)
    const slot = slots.get(name)
    if (slot !== undefined) storage.removeItem(slot)
    slots.delete(name)
  }

  function open(given: CryptoKey): Promise<void> {
    if (key !== undefined) close()
    key = given
    underWay = underWay.then(() => takeIn(given))
    return underWay
  }

  async function takeIn(given: CryptoKey): Promise<void> {
    const found = await readAll(given)
    if (key !== given) return
    const newer = [...entries.values()]
    for (const { slot, entry } of found) {
      const name = nameOf(entry.kind, entry.id)
      // The same record twice: the one kept last counts.
      drop(name)
      slots.set(name, slot)
      put(entry)
    }
    // What was written while the storage was read.
    for (const entry of newer) {
      put(entry)
      waiting.add(nameOf(entry.kind, entry.id))
    }
    isRead = true
    tell()
  }

  async function readAll(given: CryptoKey) {
    const found: Array<{ readonly slot: string; readonly entry: Entry }> = []
    for (const slot of Object.keys(storage)) {
      const kind = kindOfSlot(slot)
      if (kind === undefined) continue
      const record = isMirrorKind(kind) ? recordOf(await unseal(given, kind, storage.getItem(slot) ?? '')) : undefined
      if (isMirrorKind(kind) && record !== undefined && !isTooOld(kind, record.savedAtMs, now())) found.push({ slot, entry: { ...record, kind, isFromBefore: true } })
      else if (key === given) storage.removeItem(slot)
    }
    return found.toSorted((one, other) => one.entry.savedAtMs - other.entry.savedAtMs)
  }

  async function persist(): Promise<void> {
    // What is written meanwhile is brought too: whoever waits for this may close the mirror right after it.
    for (let [name] = waiting; name !== undefined; [name] = waiting) {
      waiting.delete(name)
      const entry = entries.get(name)
      if (key === undefined || entry === undefined) continue
      const { kind, id, value, savedAtMs } = entry
      const sealed = await seal(key, freshBytes(ivBytes), kind, { id, value, savedAtMs })
      // Changed, taken away or closed in the meantime: whatever came after has its own turn.
      if (entries.get(name) === entry) store(name, kind, sealed)
    }
  }

  function store(name: string, kind: MirrorKind, sealed: string): void {
    const slot = slots.get(name) ?? slotOf(kind, freshMark())
    try {
      storage.setItem(slot, sealed)
      slots.set(name, slot)
    } catch {
      // No room is left: it stays in memory, as without a mirror.
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    underWay = underWay.then(persist)
    return underWay
  }

  function close(): void {
    clearTimeout(timer)
    key = undefined
    isRead = false
    entries = new Map()
    slots = new Map()
    waiting = new Set()
    tell()
  }

  return {
    open,
    isOpen: () => isRead,
    read(kind, id) {
      const entry = entries.get(nameOf(kind, id))
      return entry === undefined || isTooOld(kind, entry.savedAtMs, now()) ? undefined : entry.value
    },
    isFromBefore: (kind, id) => entries.get(nameOf(kind, id))?.isFromBefore ?? false,
    all: (kind) => [...entries.values()].filter((entry) => entry.kind === kind && !isTooOld(kind, entry.savedAtMs, now())),
    write(kind, id, value) {
      if (key === undefined) return
      const name = nameOf(kind, id)
      put({ kind, id, value, savedAtMs: now(), isFromBefore: false })
      waiting.add(name)
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), mirrorDelayMs)
    },
    remove: (kind, id) => drop(nameOf(kind, id)),
    flush,
    close,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function recordOf(opened: unknown): Pick<Entry, 'id' | 'value' | 'savedAtMs'> | undefined {
  if (typeof opened !== 'object' || opened === null) return undefined
  const { id, value, savedAtMs } = opened as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof savedAtMs === 'number' ? { id, value, savedAtMs } : undefined
}
