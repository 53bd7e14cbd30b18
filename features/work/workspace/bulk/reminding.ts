// The reminders that are on their way. Their ID stays in the browser, so that they are shown again
// after the page was left.
import { useSyncExternalStore } from 'react'
import { storagePrefix } from '#ui/browser/app.ts'
import { storeItem } from '#ui/mirror/store-item.ts'

const key = `${storagePrefix}.reminding`
const listeners = new Set<() => void>()

function change(act: () => void): void {
  act()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

export const reminding = {
  start: (id: string): void => change(() => storeItem(localStorage, key, id)),
  forget: (): void => change(() => localStorage.removeItem(key)),
}

export function useReminding(): string | undefined {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key) ?? undefined)
}
