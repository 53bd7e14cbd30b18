// The timer of a toast stops while the pointer is over the toast or the focus is in it.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '../display/class-names.ts'
import { focusHeading } from '../navigation/focus-on-arrival.ts'
import { Icon } from '../display/Icon.tsx'
import { IconButton } from '../display/IconButton.tsx'
import type { IconName } from '../icons/names.ts'
import { useWords } from '../language/language.ts'
import { toastMs, toasts, type ShownToast, type ToastTone } from './toast-list.ts'
import { kitWords } from '../words.ts'

const looks: Readonly<Record<ToastTone, { className: string; icon: IconName }>> = {
  information: { className: '', icon: 'info-fill' },
  success: { className: 'good', icon: 'check-circle-fill' },
  attention: { className: 'ember-text', icon: 'info-fill' },
  error: { className: 'error-tone', icon: 'warning-circle-fill' },
}

export function ToastRegion() {
  const words = useWords(kitWords)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return (
    <section
      className="toasts"
      aria-label={words.notifications}
      aria-live="polite"
      aria-relevant="additions"
    >
      {shown ? <Toast key={shown.id} toast={shown} /> : null}
    </section>
  )
}

function Toast({ toast }: { readonly toast: ShownToast }) {
  const words = useWords(kitWords)
  const [held, setHeld] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { className, icon: iconOfTone } = looks[toast.tone]
  const { onOpen, icon = iconOfTone } = toast

  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => toasts.close(toast.id), toastMs)
    return () => clearTimeout(timer)
  }, [held, toast.id])

  const close = () => {
    if (hasFocus(box.current)) focusHeading()
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
          <p className="words">{toast.title}</p>
        ) : (
          <button
            type="button"
            className="words"
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
