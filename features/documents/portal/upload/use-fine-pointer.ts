// Whether the main pointer of this device is as fine as a mouse.
import { useSyncExternalStore } from 'react'

const query = '(pointer: fine)'

/** Follows a mouse that is plugged in or taken away. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
