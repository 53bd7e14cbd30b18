// What a person has typed into a long form, in the storage of the tab (spec: staff#tab-drafts).
import { storagePrefix } from '#ui/browser/app.ts'

const prefix = `${storagePrefix}.draft.`

/** Each person has drafts of their own, even in the same tab. */
export function toDraftKey(staffId: string, name: string): string {
  return `${prefix}${staffId}.${name}`
}

export function readTabDraft(key: string): unknown {
  const text = sessionStorage.getItem(key)
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export function writeTabDraft(key: string, values: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // The storage is full. The page still has the values.
  }
}

export function removeTabDraft(key: string): void {
  sessionStorage.removeItem(key)
}

/** For a person who logs out. The end of a session by itself keeps the drafts. */
export function removeTabDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}
