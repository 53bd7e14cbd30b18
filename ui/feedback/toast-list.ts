// The toasts: one on the screen, ten seconds (seeds/000, section 9) or longer under the pointer or the focus; the others wait.
import type { ReactNode } from 'react'
import type { IconName } from '../icons/names.ts'

export const toastMs = 10_000

/** `attention`: something to be done, such as a document that was sent back. */
export type ToastTone = 'information' | 'success' | 'attention' | 'error'

export interface ToastWords {
  readonly tone: ToastTone
  /** In place of the icon of the tone. */
  readonly icon?: IconName
  readonly title: ReactNode
  /** Where pressing its words leads. */
  readonly onOpen?: () => void
  /** Runs once, when it is closed or its time is over. */
  readonly onClose?: () => void
}

export interface ShownToast extends ToastWords {
  readonly id: number
}

type Listener = () => void

/** A queue of toasts that tells its listeners when it changes. The region shows the first and calls `close`. */
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
    /** The one on the screen. */
    get: (): ShownToast | undefined => queue[0],
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Shows one, or has it wait for those before it. Returns its id. */
    show(words: ToastWords): number {
      lastId += 1
      change([...queue, { ...words, id: lastId }])
      return lastId
    },
    /** Its time goes on. Nothing happens when it is closed or says so already. */
    retitle(id: number, title: ReactNode): void {
      if (queue.some((toast) => toast.id === id && toast.title !== title))
        change(queue.map((toast) => (toast.id === id ? { ...toast, title } : toast)))
    },
    close,
  }
}

export const toasts = createToastList()
