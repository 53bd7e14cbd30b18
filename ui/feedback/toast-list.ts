// The queue of toasts (spec: wording#toasts).
import type { ReactNode } from 'react'
import type { IconName } from '../icons/names.ts'

export const toastMs = 10_000

/** `attention`: a task for the client, such as a document that was sent back. */
export type ToastTone = 'information' | 'success' | 'attention' | 'error'

export interface ToastWords {
  readonly tone: ToastTone
  readonly icon?: IconName
  readonly title: ReactNode
  readonly onOpen?: () => void
  /** Runs once, when the toast is closed or expires. */
  readonly onClose?: () => void
}

export interface ShownToast extends ToastWords {
  readonly id: number
}

type Listener = () => void

/** The region shows the first toast and calls `close`. */
export function createToastList() {
  let queue: readonly ShownToast[] = []
  let lastId = 0
  const listeners = new Set<Listener>()

  function change(next: readonly ShownToast[]): void {
    queue = next
    for (const listener of listeners) listener()
  }

  function close(id: number): void {
    const toast = queue.find((each) => each.id === id)
    if (!toast) return
    change(queue.filter((each) => each.id !== id))
    toast.onClose?.()
  }

  return {
    get: (): ShownToast | undefined => queue[0],
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show(words: ToastWords): number {
      lastId += 1
      change([...queue, { ...words, id: lastId }])
      return lastId
    },
    /** Keeps the timer. Does nothing for a closed toast or an equal title. */
    retitle(id: number, title: ReactNode): void {
      if (queue.some((toast) => toast.id === id && toast.title !== title))
        change(queue.map((toast) => (toast.id === id ? { ...toast, title } : toast)))
    },
    close,
  }
}

export const toasts = createToastList()
