import * as v from 'valibot'
import type { MirrorKind } from './mirror-bounds.ts'

export interface StoredRecord {
  readonly kind: MirrorKind
  readonly id: string
  readonly value: unknown
  readonly savedAtMs: number
}

export interface RecordStore {
  /** Also deletes expired records, but nothing once `isWanted` is false. */
  read(
    isWanted: () => boolean,
  ): Promise<ReadonlyArray<{ readonly slot: string; readonly record: StoredRecord }>>
  seal(record: StoredRecord): Promise<string>
  /** Returns false when the storage is full; nothing has changed then. */
  put(slot: string, record: StoredRecord, sealed: string): Promise<boolean>
  remove(slot: string): void
  /** Returns a slot that was never used before. */
  freshSlot(kind: MirrorKind): string
}

const storedRecord = v.object({
  id: v.string(),
  value: v.optional(v.unknown(), () => undefined),
  savedAtMs: v.number(),
})

/** Returns undefined for a malformed record. */
export function toRecord(opened: unknown): Omit<StoredRecord, 'kind'> | undefined {
  const result = v.safeParse(storedRecord, opened)
  return result.success ? result.output : undefined
}
