// Small, because the login page loads it.
import { storagePrefix } from '../browser/app.ts'
import { isUnsentKey } from './unsent-storage.ts'

const own = `${storagePrefix}.`
const prefix = `${own}mirror.`

/** The storage key of a record. Its kind is readable, so that it can be deleted without the key. */
export function toSlot(kind: string, mark: string): string {
  return `${prefix}${kind}.${mark}`
}

/** Returns undefined for a key outside the mirror. */
export function kindOfSlot(slot: string): string | undefined {
  return slot.startsWith(prefix) ? slot.slice(prefix.length).split('.', 1)[0] : undefined
}

/** Keeps `nothing` after signing off, `forms` after a timeout (spec: security#unsent-forms). */
export type KeptKeys = 'nothing' | 'forms'

const typed: ReadonlySet<string | undefined> = new Set(['forms', 'drafts', 'staff'])

/** True for unsent answers and forms. Only these may stay in storage after their tab closes. */
export function isTypedKind(kind: string): boolean {
  return typed.has(kind)
}

/** Empties the tab's storage, including keys that are not ours. */
export function emptyTab(storage: Storage, keys: KeptKeys): void {
  if (keys === 'nothing') return storage.clear()
  for (const name of Object.keys(storage)) {
    if (!typed.has(kindOfSlot(name)) && !isUnsentKey(name)) storage.removeItem(name)
  }
}

export function eraseMirror(storage: Storage, keys: KeptKeys): void {
  for (const name of Object.keys(storage)) {
    const kind = kindOfSlot(name)
    if (kind !== undefined && (keys === 'nothing' || !typed.has(kind))) storage.removeItem(name)
  }
}

export function eraseOthers(storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(own)) storage.removeItem(name)
  }
}
