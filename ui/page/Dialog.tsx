import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { startScreen } from '../browser/presses/new-screen.ts'
import { classNames } from '../display/class-names.ts'
import { IconButton } from '../display/IconButton.tsx'
import { useWords } from '../language/language.ts'
import { useBackInstead } from '../navigation/back-button.ts'
import { kitWords } from '../words.ts'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** False: no Escape, no close button, because data would be lost or an answer is required. */
  readonly mayClose?: boolean
  /** What Back does, if it is not what closing does. */
  readonly onBack?: () => void
  readonly alert?: boolean
  readonly wide?: boolean
  /** For dialogs with a close button among the actions. */
  readonly withoutCloseButton?: boolean
}

export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    actions,
    mayClose = true,
    onBack,
    alert = false,
    wide = false,
    withoutCloseButton = false,
  } = props
  const words = useWords(kitWords)
  return (
    <ModalOverlay
      className="veil"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable={false}
      isKeyboardDismissDisabled={!mayClose}
    >
      <Modal className={classNames('sheet', wide && 'wide')}>
        <AriaDialog role={alert ? 'alertdialog' : 'dialog'} aria-label={title}>
          <FocusBack />
          <BackCloses onBack={onBack ?? (mayClose ? onClose : stay)} />
          <div className="sheet-head">
            <DialogTitle title={title} />
            {mayClose && !withoutCloseButton ? (
              <IconButton icon="x" name={words.close} onPress={onClose} />
            ) : null}
          </div>
          {children}
          {actions ? <div className="actions">{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

const stay = () => undefined

/** Back acts on what is in front (spec: wording#back-closes). */
export function BackCloses({ onBack }: { readonly onBack: () => void }) {
  useBackInstead(onBack)
  return null
}

/** Returns the focus to the opener, also when the dialog is unmounted. */
export function FocusBack() {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus()
      })
    }
  }, [])
  return null
}

const firstField = 'form :is(input, select, textarea)'

function DialogTitle({ title }: { readonly title: string }) {
  const [first] = useState(title)
  return <DialogHeading key={title} title={title} mayFocusField={title === first} />
}

interface DialogHeadingProps {
  readonly title: string
  /** False for a later step of the dialog: its heading says that it is another one. */
  readonly mayFocusField: boolean
}

/** The heading has the focus, or the field of a form that begins with a text. */
function DialogHeading({ title, mayFocusField }: DialogHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    startScreen()
    const dialog = heading.current?.closest('section')
    const first = dialog?.querySelector<HTMLElement>(firstField)
    const place = mayFocusField && first?.matches(':read-write') ? first : heading.current
    place?.focus()
    // Behind a closed dialog is another screen.
    return startScreen
  }, [mayFocusField])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  )
}
