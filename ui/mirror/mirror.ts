// What a tab keeps over a reload: in memory while it is open, sealed in the tab's storage; unsent answers and forms in the origin's. Knows no noun.
import { beyondBound, isTooOld, type MirrorKind } from './mirror-bounds.ts'
import { isTypedKind } from './mirror-storage.ts'
import type { Shelf, ShelfRecord } from './shelf.ts'
import { tabShelf } from './tab-shelf.ts'

/** From the last change to the storage (seeds/000, section 9: debounce 500 ms). */
export const mirrorDelayMs = 500

interface Entry extends ShelfRecord {
  /** Found in the storage when the mirror was opened, and not written since. */
  readonly isFromBefore: boolean
}

/** Where the sealed record of an entry lies. */
interface StoredAt {
  readonly shelf: Shelf
  readonly slot: string
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
  /**
   * Reads what was kept under this key. `origin` keeps unsent answers and forms; where it is undefined or has no room, they stay in the tab, and
   * those that lie in the tab move to it.
   */
  open(key: CryptoKey, origin?: Promise<Shelf | undefined>): Promise<void>
  /** Takes over what tabs have left that are gone since. */
  takeOver(): Promise<void>
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
  let tab: Shelf | undefined
  let origin: Shelf | undefined
  /** Oldest first, by kind and id. */
  let entries = new Map<string, Entry>()
  let places = new Map<string, StoredAt>()
  /** Never taken over again: what was sent meanwhile would come back. */
  const seen = new Set<string>()
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
    const at = places.get(name)
    at?.shelf.remove(at.slot)
    places.delete(name)
  }

  function open(
    given: CryptoKey,
    opening: Promise<Shelf | undefined> = Promise.resolve(undefined),
  ): Promise<void> {
    if (key !== undefined) close()
    key = given
    underWay = underWay.then(() => takeIn(given, opening))
    return underWay
  }

  async function takeIn(given: CryptoKey, opening: Promise<Shelf | undefined>): Promise<void> {
    const isWanted = () => key === given
    const ofTab = tabShelf({ storage, key: given, now, freshBytes, freshMark })
    const inTab = await readOf(ofTab, isWanted)
    const ofOrigin = await opening
    const inOrigin = ofOrigin ? await readOf(ofOrigin, isWanted).catch(() => []) : []
    if (!isWanted()) return
    tab = ofTab
    origin = ofOrigin
    const newer = [...entries.values()]
    for (const { at, record } of [...inTab, ...inOrigin].toSorted(
      (one, two) => one.record.savedAtMs - two.record.savedAtMs,
    )) {
      const name = nameOf(record.kind, record.id)
      // The same record twice: the one kept last counts.
      drop(name)
      place(name, at)
      put({ ...record, isFromBefore: true })
      // An earlier portal kept it in the tab, or the origin's storage had no room.
      if (at.shelf !== shelvesFor(record.kind)[0]) waiting.add(name)
    }
    // What was written while the storage was read.
    for (const entry of newer) {
      put(entry)
      waiting.add(nameOf(entry.kind, entry.id))
    }
    isRead = true
    if (waiting.size > 0) schedule()
    tell()
  }

  function place(name: string, at: StoredAt): void {
    places.set(name, at)
    seen.add(at.slot)
  }

  async function readOf(shelf: Shelf, isWanted: () => boolean) {
    return (await shelf.read(isWanted)).map(({ slot, record }) => ({ at: { shelf, slot }, record }))
  }

  async function takeInMore(): Promise<void> {
    const shelf = origin
    if (shelf === undefined) return
    const found = await readOf(shelf, () => origin === shelf).catch(() => [])
    if (origin !== shelf) return
    for (const { at, record } of found) {
      const name = nameOf(record.kind, record.id)
      if (seen.has(at.slot) || entries.has(name)) continue
      place(name, at)
      put({ ...record, isFromBefore: true })
    }
  }

  /** Where a record of this kind may lie, the best first. */
  function shelvesFor(kind: MirrorKind): readonly Shelf[] {
    return [isTypedKind(kind) ? origin : undefined, tab].filter((shelf) => shelf !== undefined)
  }

  async function persist(): Promise<void> {
    // What is written meanwhile is brought too: whoever waits for this may close the mirror right after it.
    for (let [name] = waiting; name !== undefined; [name] = waiting) {
      waiting.delete(name)
      const entry = entries.get(name)
      if (entry !== undefined) await store(name, entry)
    }
  }

  async function store(name: string, entry: Entry): Promise<void> {
    const before = places.get(name)
    for (const shelf of shelvesFor(entry.kind)) {
      const slot = before?.shelf === shelf ? before.slot : shelf.freshSlot(entry.kind)
      const sealed = await shelf.seal(entry)
      // Changed, taken away or closed in the meantime: whatever came after has its own turn.
      if (entries.get(name) !== entry) return
      place(name, { shelf, slot })
      if (await shelf.put(slot, entry, sealed)) {
        if (before !== undefined && before.shelf !== shelf) before.shelf.remove(before.slot)
        return
      }
      // Taken away or closed: there is no place to go back to.
      if (!places.has(name)) return
      if (before === undefined) places.delete(name)
      else places.set(name, before)
    }
    // No room is left: it stays in memory, as without a mirror.
  }

  function schedule(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), mirrorDelayMs)
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    underWay = underWay.then(persist)
    return underWay
  }

  function close(): void {
    clearTimeout(timer)
    key = undefined
    tab = undefined
    origin = undefined
    isRead = false
    entries = new Map()
    places = new Map()
    waiting = new Set()
    tell()
  }

  return {
    open,
    takeOver() {
      underWay = underWay.then(takeInMore)
      return underWay
    },
    isOpen: () => isRead,
    read(kind, id) {
      const entry = entries.get(nameOf(kind, id))
      return entry === undefined || isTooOld(kind, entry.savedAtMs, now()) ? undefined : entry.value
    },
    isFromBefore: (kind, id) => entries.get(nameOf(kind, id))?.isFromBefore ?? false,
    all: (kind) =>
      [...entries.values()].filter(
        (entry) => entry.kind === kind && !isTooOld(kind, entry.savedAtMs, now()),
      ),
    write(kind, id, value) {
      if (key === undefined) return
      const name = nameOf(kind, id)
      put({ kind, id, value, savedAtMs: now(), isFromBefore: false })
      waiting.add(name)
      schedule()
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
