// Whether Today shows the cases of the person or of everyone; kept in this browser.
import { useSyncExternalStore } from 'react'
import { storagePrefix } from '#ui/browser/app.ts'
import { storeItem } from '#ui/mirror/store-item.ts'

const key = `${storagePrefix}.today-mine`
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function showsMine(mine: boolean): void {
  storeItem(localStorage, key, mine ? 'yes' : 'no')
  for (const listener of listeners) listener()
}

export function useMine(): boolean {
  return useSyncExternalStore(subscribe, () => localStorage.getItem(key) === 'yes')
}
