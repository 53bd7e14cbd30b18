// Where a tab keeps its sealed records, and what is taken away when a session ends. Small, because the login page carries it.
import { isUnsentKey } from './unsent-storage.ts'

const own = 'daybreak.'
const prefix = `${own}mirror.`

/** The storage's name for a record. Only its kind can be read in it, so that it can be taken away without the key. */
export function slotOf(kind: string, mark: string): string {
  return `${prefix}${kind}.${mark}`
}

/** The kind a name speaks of; undefined for what is not of the mirror. */
export function kindOfSlot(slot: string): string | undefined {
  return slot.startsWith(prefix) ? slot.slice(prefix.length).split('.', 1)[0] : undefined
}

/** `nothing`: signing off, leaving quickly, somebody else's session. The origin's storage is no tab's: `deleteUnsent` empties it. `forms`: a session that ended by itself leaves what was typed, forms and drafts (decisions 3.13). */
export type Kept = 'nothing' | 'forms'

const typed: ReadonlySet<string | undefined> = new Set(['forms', 'drafts'])

/** Unsent answers and forms: the only kinds that may outlive their tab. */
export function isTypedKind(kind: string): boolean {
  return typed.has(kind)
}

/** Empties the storage of this tab, of whatever stands in it. */
export function emptyTab(storage: Storage, kept: Kept): void {
  if (kept === 'nothing') return storage.clear()
  for (const name of Object.keys(storage)) {
    if (!typed.has(kindOfSlot(name)) && !isUnsentKey(name)) storage.removeItem(name)
  }
}

/** Takes away the sealed records alone. */
export function eraseMirror(storage: Storage, kept: Kept): void {
  for (const name of Object.keys(storage)) {
    const kind = kindOfSlot(name)
    if (kind !== undefined && (kept === 'nothing' || !typed.has(kind))) storage.removeItem(name)
  }
}

/** Takes away what none of our own files has put there. */
export function eraseOthers(storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (!name.startsWith(own)) storage.removeItem(name)
  }
}
