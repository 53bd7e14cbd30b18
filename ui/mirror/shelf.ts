// A storage that keeps sealed records of the mirror: that of the tab, or that of the origin.
import type { MirrorKind } from './mirror-bounds.ts'

export interface ShelfRecord {
  readonly kind: MirrorKind
  readonly id: string
  readonly value: unknown
  readonly savedAtMs: number
}

export interface Shelf {
  /** All that this page may show, and deletes what is over. Deletes nothing once `isWanted` is false. */
  read(
    isWanted: () => boolean,
  ): Promise<ReadonlyArray<{ readonly slot: string; readonly record: ShelfRecord }>>
  seal(record: ShelfRecord): Promise<string>
  /** False: no room, and nothing has changed. */
  put(slot: string, record: ShelfRecord, sealed: string): Promise<boolean>
  remove(slot: string): void
  /** A slot that was never used. */
  freshSlot(kind: MirrorKind): string
}

/** What a sealed record holds, or undefined when it is none. */
export function recordOf(
  opened: unknown,
): Pick<ShelfRecord, 'id' | 'value' | 'savedAtMs'> | undefined {
  if (typeof opened !== 'object' || opened === null) return undefined
  const { id, value, savedAtMs } = opened as Readonly<Record<string, unknown>>
  return typeof id === 'string' && typeof savedAtMs === 'number'
    ? { id, value, savedAtMs }
    : undefined
}
