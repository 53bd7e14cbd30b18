// Shows the toasts, reads them politely, and stops their clocks while somebody points at them or is inside.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { focusHeading } from './focus-on-arrival.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icons/names.ts'
import { useWords } from './language.ts'
import { toastMs, toasts, type ShownToast, type ToastWords } from './toast-list.ts'
import { kitWords } from './words.ts'

const looks: Readonly<Record<ToastWords['tone'], { className: string; icon: IconName }>> = {
  information: { className: '', icon: 'info-fill' },
  success: { className: 'good', icon: 'check-circle-fill' },
  error: { className: 'err-t', icon: 'warning-circle-fill' },
}

export function ToastRegion() {
  const words = useWords(kitWords)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return (
    <section className="toasts" aria-label={words.notifications} aria-live="polite" aria-relevant="additions">
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function Toast({ toast }: { readonly toast: ShownToast }) {
  const words = useWords(kitWords)
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { className, icon } = looks[toast.tone]
  const { onOpen } = toast

  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => toasts.close(toast.id), toastMs)
    return () => clearTimeout(timer)
  }, [held, toast.id])

  const close = () => {
    handFocusOn(box.current)
    toasts.close(toast.id)
  }

  return (
    <div
      ref={box}
      className={classNames('toast', className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} />
      <div className="grow">
        {onOpen === undefined ? (
          <p className="b">{toast.title}</p>
        ) : (
          <button
            type="button"
            className="plain-press b"
            onClick={() => {
              if (hasFocus(box.current)) focusHeading()
              onOpen()
              toasts.close(toast.id)
            }}
          >
            {toast.title}
          </button>
        )}
      </div>
      <IconButton icon="x" name={words.close} onPress={close} />
    </div>
  )
}

function hasFocus(toast: Element | null): boolean {
  return toast?.contains(document.activeElement) === true
}

/** What has the focus goes with its toast: the next one takes it, else the page. */
function handFocusOn(toast: Element | null): void {
  if (!hasFocus(toast)) return
  const neighbour = toast?.nextElementSibling ?? toast?.previousElementSibling
  const button = neighbour?.querySelector('button')
  if (button) button.focus()
  else focusHeading()
}
