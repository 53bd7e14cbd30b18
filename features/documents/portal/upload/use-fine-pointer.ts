import { useSyncExternalStore } from 'react'

const query = '(pointer: fine)'

/** Updates when a mouse is connected or removed. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
