// Unsent answers and forms outlive their tab; another tab of the same account takes them over.
import { ivBytes, seal, unseal } from './mirror-cipher.ts'
import type { UnsentKeys } from './mirror-key.ts'
import { toRecord, type RecordStore, type StoredRecord } from './record-store.ts'
import {
  toSealingContext,
  getRecordState,
  listWriters,
  type UnsentHeader,
  type UnsentKind,
  type UnsentRecord,
} from './unsent-records.ts'
import type { UnsentStorage } from './unsent-storage.ts'

export interface OriginStoreParts {
  readonly storage: UnsentStorage
  readonly keys: UnsentKeys
  readonly writer: string
  readonly earlierWriters: ReadonlySet<string>
  /** Gets the lock of a writer and keeps it. Returns false if another tab has the lock. */
  readonly holdWriter: (writer: string) => Promise<boolean>
  readonly now: () => number
  readonly freshBytes: (count: number) => Uint8Array<ArrayBuffer>
  readonly freshMark: () => string
}

/** Returns undefined without IndexedDB or Web Locks, or when access is denied. */
export async function openOriginStore(parts: OriginStoreParts): Promise<RecordStore | undefined> {
  try {
    await parts.storage.all()
    return (await parts.holdWriter(parts.writer)) ? originStore(parts) : undefined
  } catch {
    return undefined
  }
}

function originStore({
  storage,
  keys,
  writer,
  earlierWriters,
  holdWriter,
  now,
  freshBytes,
  freshMark,
}: OriginStoreParts): RecordStore {
  const getHeader = ({ kind, savedAtMs }: StoredRecord): UnsentHeader => ({
    mark: keys.mark,
    kind: kind as UnsentKind,
    writer,
    savedAtMs,
  })
  const remove = (mark: string, slot: string) =>
    void storage.remove(mark, slot).catch(() => undefined)

  async function listHeldWriters(): Promise<ReadonlySet<string>> {
    const writers = new Set<string>()
    for (const each of listWriters(await storage.all(), keys.mark, now())) {
      if (await holdWriter(each)) writers.add(each)
    }
    return writers
  }

  /** Unlike an unsent answer, a form is never sent automatically, so it may return to its tab. */
  const isFormOfThisTab = (record: UnsentRecord) =>
    record.kind !== 'drafts' && earlierWriters.has(record.writer)

  async function open(record: UnsentRecord): Promise<StoredRecord | undefined> {
    for (const key of keys.ring) {
      const opened = toRecord(await unseal(key, toSealingContext(record), record.sealed))
      if (opened) return { ...opened, kind: record.kind }
    }
    return undefined
  }

  return {
    async read(isWanted) {
      const writers = await listHeldWriters()
      const records: Array<{ readonly slot: string; readonly record: StoredRecord }> = []
      // Read again under the locks: another tab may have sent a record before it released its lock.
      for (const record of await storage.all()) {
        const recordState = getRecordState(record, keys.mark, now())
        if (recordState === 'expired' && isWanted()) remove(record.mark, record.slot)
        if (recordState !== 'own' || !(writers.has(record.writer) || isFormOfThisTab(record)))
          continue
        const opened = await open(record)
        if (opened) records.push({ slot: record.slot, record: opened })
      }
      return records
    },
    async seal(record) {
      const [key] = keys.ring
      if (key === undefined) throw new Error('There is no key')
      const { id, value, savedAtMs } = record
      return seal(key, freshBytes(ivBytes), toSealingContext(getHeader(record)), {
        id,
        value,
        savedAtMs,
      })
    },
    put: (slot, record, sealed) =>
      storage.put({ ...getHeader(record), slot, sealed }).then(
        () => true,
        () => false,
      ),
    remove: (slot) => remove(keys.mark, slot),
    freshSlot: freshMark,
  }
}
