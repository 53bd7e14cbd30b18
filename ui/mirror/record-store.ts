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

/** Returns undefined for a malformed record. */
export function toRecord(
  opened: unknown,
): Pick<StoredRecord, 'id' | 'value' | 'savedAtMs'> | undefined {
  if (typeof opened !== 'object' || opened === null) return undefined
  const { id, value, savedAtMs } = opened as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof savedAtMs === 'number'
    ? { id, value, savedAtMs }
    : undefined
}
