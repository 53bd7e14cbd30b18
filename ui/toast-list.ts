// The toasts on the screen: at most three, each ten seconds (seeds/000, section 9), longer while somebody points at or is inside one.
import type { ReactNode } from 'react'

export const toastMs = 10_000
const mostAtOnce = 3

export interface ToastWords {
  readonly tone: 'information' | 'success' | 'error'
  readonly title: ReactNode
  /** What it is about, where only the newest word on it counts: an older one of the same goes. */
  readonly about?: string
  /** Where pressing its words leads. */
  readonly onOpen?: () => void
  /** Runs once, when it is closed or its time is over. */
  readonly onClose?: () => void
}

export interface ShownToast extends ToastWords {
  readonly id: number
}

type Listener = () => void

/** A list of toasts that tells its listeners when it changes. The region's timers call `close`. */
export function createToastList() {
  let shown: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<Listener>()

  function change(next: readonly ShownToast[]): void {
    shown = next
    for (const listener of listeners) listener()
  }

  function close(id: number): void {
    const toast = shown.find((one) => one.id === id)
    if (!toast) return
    change(shown.filter((one) => one.id !== id))
    toast.onClose?.()
  }

  return {
    get: () => shown,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows one more in place of an older one about the same; the oldest makes room when there are three. Returns its id. */
    show(words: ToastWords): number {
      const older = words.about === undefined ? undefined : shown.find(({ about }) => about === words.about)
      lastId += 1
      const id = lastId
      change([...shown, { ...words, id }])
      if (older) close(older.id)
      const [oldest] = shown
      if (shown.length > mostAtOnce && oldest) close(oldest.id)
      return id
    },
    /** Its time goes on. Nothing happens when it is closed or says so already. */
    retitle(id: number, title: ReactNode): void {
      if (shown.some((toast) => toast.id === id && toast.title !== title)) change(shown.map((toast) => (toast.id === id ? { ...toast, title } : toast)))
    },
    close,
    /** Takes all away without telling anybody: after signing off. */
    clear: () => change([]),
  }
}

export const toasts = createToastList()
