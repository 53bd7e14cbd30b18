// The toast that a screen shows (spec: wording#toasts).
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
  /** Runs once, when the toast is closed, expires or is replaced. */
  readonly onClose?: () => void
}

export interface ShownToast extends ToastWords {
  readonly id: number
}

type Listener = () => void

/**
 * The region shows the toast and calls `close`. The newest toast takes the place of an older one,
 * because it is about what the person did last. News waits for its turn elsewhere.
 */
export function createToastList() {
  let shown: ShownToast | undefined
  let lastId = 0
  const listeners = new Set<Listener>()

  function change(next: ShownToast | undefined): void {
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    get: (): ShownToast | undefined => shown,
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show(words: ToastWords): number {
      const replaced = shown
      lastId += 1
      const id = lastId
      change({ ...words, id })
      replaced?.onClose?.()
      return id
    },
    /** Keeps the timer. Does nothing for a closed toast or an equal title. */
    retitle(id: number, title: ReactNode): void {
      if (shown?.id === id && shown.title !== title) change({ ...shown, title })
    },
    close(id: number): void {
      if (shown?.id !== id) return
      const { onClose } = shown
      change(undefined)
      onClose?.()
    },
  }
}

export const toasts = createToastList()
