// Encrypts records in the tab's storage; unsent answers and forms are in the origin's storage.
import { beyondBound, isTooOld, type MirrorKind } from './mirror-bounds.ts'
import { isTypedKind } from './mirror-storage.ts'
import type { RecordStore, StoredRecord } from './record-store.ts'
import { tabStore } from './tab-store.ts'

/** Time from the last change to the write (spec: limits#mirror-debounce). */
export const mirrorDelayMs = 500

/**
 * The maximum time to wait for the storage of the origin. If its records arrive later, they are
 * still merged.
 */
export const maxOriginWaitMs = 2000

interface Entry extends StoredRecord {
  /** True if the entry was read from storage at opening and has not been written since. */
  readonly isFromBefore: boolean
}

interface StoredAt {
  readonly store: RecordStore
  readonly slot: string
}

interface FoundRecord {
  readonly at: StoredAt
  readonly record: StoredRecord
}

export interface MirrorParts {
  readonly storage: Storage
  /** Milliseconds of the wall clock, because records outlive the page. */
  readonly now: () => number
  /** Never returns the same bytes twice. */
  readonly freshBytes: (count: number) => Uint8Array<ArrayBuffer>
  /** Returns a mark that is unique for each slot. */
  readonly freshMark: () => string
}

export interface Mirror {
  /** Without `origin` or if it is full, unsent input stays in the tab. If slow, it merges later. */
  open(key: CryptoKey, origin?: Promise<RecordStore | undefined>): Promise<void>
  adoptAll(): Promise<void>
  /** True after `open` has read everything. */
  isOpen(): boolean
  read(kind: MirrorKind, id: string): unknown
  /** True if the entry was stored before the page load or the sign-in and was not written since. */
  isFromBefore(kind: MirrorKind, id: string): boolean
  /** Oldest first. */
  all(kind: MirrorKind): ReadonlyArray<{ readonly id: string; readonly value: unknown }>
  /** Writes to the storage after a delay. Does nothing while closed (without a session). */
  write(kind: MirrorKind, id: string, value: unknown): void
  remove(kind: MirrorKind, id: string): void
  flush(): Promise<void>
  /** Drops key and contents; pending writes are lost. Does not empty the storage. */
  close(): void
  /** Runs on open, on close, and after a merge. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createMirror({ storage, now, freshBytes, freshMark }: MirrorParts): Mirror {
  let key: CryptoKey | undefined
  let isRead = false
  let tab: RecordStore | undefined
  let origin: RecordStore | undefined
  /** By kind and ID, the oldest entry first. */
  let entries = new Map<string, Entry>()
  let places = new Map<string, StoredAt>()
  /** Slots that were read before. Reading one again could restore an entry that was sent. */
  const seen = new Set<string>()
  let waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay = Promise.resolve()
  const listeners = new Set<() => void>()

  const getName = (kind: MirrorKind, id: string) => `${kind} ${id}`
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }

  function setEntry(entry: Entry): void {
    const name = getName(entry.kind, entry.id)
    entries.delete(name)
    entries.set(name, entry)
    const ofKind = [...entries.values()].filter(({ kind }) => kind === entry.kind)
    for (const { id } of beyondBound(entry.kind, ofKind)) drop(getName(entry.kind, id))
  }

  function drop(name: string): void {
    entries.delete(name)
    waiting.delete(name)
    const at = places.get(name)
    at?.store.remove(at.slot)
    places.delete(name)
  }

  function open(
    given: CryptoKey,
    opening: Promise<RecordStore | undefined> = Promise.resolve(undefined),
  ): Promise<void> {
    if (key !== undefined) close()
    key = given
    underWay = underWay.then(() => addRead(given, opening))
    return underWay
  }

  async function addRead(
    given: CryptoKey,
    opening: Promise<RecordStore | undefined>,
  ): Promise<void> {
    const isWanted = () => key === given
    const ofTab = tabStore({ storage, key: given, now, freshBytes, freshMark })
    const inTab = await listRead(ofTab, isWanted)
    const reading = readOrigin(opening, isWanted)
    const inOrigin = await Promise.race([reading, waitFor(maxOriginWaitMs)])
    if (!isWanted()) return
    tab = ofTab
    origin = inOrigin?.opened
    merge([...inTab, ...(inOrigin?.records ?? [])])
    isRead = true
    notifyListeners()
    if (inOrigin === undefined)
      void reading.then((late) => {
        underWay = underWay.then(() => (isWanted() ? addLate(late) : undefined))
      })
  }

  async function readOrigin(opening: Promise<RecordStore | undefined>, isWanted: () => boolean) {
    const opened = await opening
    const records = opened ? await listRead(opened, isWanted).catch(() => []) : []
    return { opened, records }
  }

  function addLate({ opened, records }: Awaited<ReturnType<typeof readOrigin>>): void {
    if (opened === undefined) return
    origin = opened
    merge(records)
    notifyListeners()
  }

  function merge(records: readonly FoundRecord[]): void {
    const known = [...entries.values()]
    for (const { at, record } of records.toSorted(
      (a, two) => a.record.savedAtMs - two.record.savedAtMs,
    )) {
      const name = getName(record.kind, record.id)
      drop(name)
      setPlace(name, at)
      setEntry({ ...record, isFromBefore: true })
    }
    for (const entry of known) {
      const name = getName(entry.kind, entry.id)
      const again = entries.get(name)
      if (entry.isFromBefore && again && again.savedAtMs > entry.savedAtMs) continue
      setEntry(entry)
      if (again !== entry) waiting.add(name)
    }
    // Stored in the tab by an earlier version, or because the origin's storage was full or slow.
    for (const [name, { kind }] of entries) {
      if (places.get(name)?.store !== storesFor(kind)[0]) waiting.add(name)
    }
    if (waiting.size > 0) schedule()
  }

  function setPlace(name: string, at: StoredAt): void {
    places.set(name, at)
    seen.add(at.slot)
  }

  async function listRead(
    target: RecordStore,
    isWanted: () => boolean,
  ): Promise<readonly FoundRecord[]> {
    return (await target.read(isWanted)).map(({ slot, record }) => ({
      at: { store: target, slot },
      record,
    }))
  }

  async function addMore(): Promise<void> {
    // Outside `underWay`: slow storage must not delay writes.
    await underWay
    const originStore = origin
    if (originStore === undefined) return
    const records = await listRead(originStore, () => origin === originStore).catch(() => [])
    if (origin !== originStore) return
    for (const { at, record } of records) {
      const name = getName(record.kind, record.id)
      if (seen.has(at.slot) || entries.has(name)) continue
      setPlace(name, at)
      setEntry({ ...record, isFromBefore: true })
    }
  }

  /** The stores that can store this kind, with the preferred one first. */
  function storesFor(kind: MirrorKind): readonly RecordStore[] {
    return [isTypedKind(kind) ? origin : undefined, tab].filter((target) => target !== undefined)
  }

  async function persist(): Promise<void> {
    // Also stores entries that are written during the loop, because the caller may close the mirror
    // right after it.
    for (let [name] = waiting; name !== undefined; [name] = waiting) {
      waiting.delete(name)
      const entry = entries.get(name)
      if (entry !== undefined) await store(name, entry)
    }
  }

  async function store(name: string, entry: Entry): Promise<void> {
    const before = places.get(name)
    for (const destination of storesFor(entry.kind)) {
      const slot = before?.store === destination ? before.slot : destination.freshSlot(entry.kind)
      const sealed = await destination.seal(entry)
      // The entry was changed or removed, or the mirror closed. A later change is its own write.
      if (entries.get(name) !== entry) return
      setPlace(name, { store: destination, slot })
      if (await destination.put(slot, entry, sealed)) {
        if (before !== undefined && before.store !== destination) before.store.remove(before.slot)
        return
      }
      // The entry was removed or the mirror was closed, so there is no earlier place to restore.
      if (!places.has(name)) return
      if (before === undefined) places.delete(name)
      else places.set(name, before)
    }
    // The storage is full: the entry stays in memory.
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
    notifyListeners()
  }

  return {
    open,
    adoptAll: addMore,
    isOpen: () => isRead,
    read(kind, id) {
      const entry = entries.get(getName(kind, id))
      return entry === undefined || isTooOld(kind, entry.savedAtMs, now()) ? undefined : entry.value
    },
    isFromBefore: (kind, id) => entries.get(getName(kind, id))?.isFromBefore ?? false,
    all: (kind) =>
      [...entries.values()].filter(
        (entry) => entry.kind === kind && !isTooOld(kind, entry.savedAtMs, now()),
      ),
    write(kind, id, value) {
      if (key === undefined) return
      const name = getName(kind, id)
      setEntry({ kind, id, value, savedAtMs: now(), isFromBefore: false })
      waiting.add(name)
      schedule()
    },
    remove: (kind, id) => drop(getName(kind, id)),
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

function waitFor(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
