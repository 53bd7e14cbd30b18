import { isMirrorKind, isTooOld } from './mirror-bounds.ts'
import { ivBytes, seal, unseal } from './mirror-cipher.ts'
import { kindOfSlot, toSlot } from './mirror-storage.ts'
import { toRecord, type RecordStore, type StoredRecord } from './record-store.ts'

export interface TabStoreParts {
  readonly storage: Storage
  readonly key: CryptoKey
  readonly now: () => number
  readonly freshBytes: (count: number) => Uint8Array<ArrayBuffer>
  readonly freshMark: () => string
}

/** Deletes records that `key` does not open: they belong to another account. */
export function tabStore({ storage, key, now, freshBytes, freshMark }: TabStoreParts): RecordStore {
  return {
    async read(isWanted) {
      const records: Array<{ readonly slot: string; readonly record: StoredRecord }> = []
      for (const slot of Object.keys(storage)) {
        const kind = kindOfSlot(slot)
        if (kind === undefined) continue
        const record = isMirrorKind(kind)
          ? toRecord(await unseal(key, kind, storage.getItem(slot) ?? ''))
          : undefined
        if (isMirrorKind(kind) && record !== undefined && !isTooOld(kind, record.savedAtMs, now()))
          records.push({ slot, record: { ...record, kind } })
        else if (isWanted()) storage.removeItem(slot)
      }
      return records
    },
    seal: ({ kind, id, value, savedAtMs }) =>
      seal(key, freshBytes(ivBytes), kind, { id, value, savedAtMs }),
    put(slot, _, sealed) {
      try {
        storage.setItem(slot, sealed)
        return Promise.resolve(true)
      } catch {
        return Promise.resolve(false)
      }
    },
    remove: (slot) => storage.removeItem(slot),
    freshSlot: (kind) => toSlot(kind, freshMark()),
  }
}
