// A sheet from below on phones, a centred dialog from 768 px. The page behind is inert; the heading takes the focus.
import { useEffect, useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../display/class-names.ts'
import { IconButton } from '../display/IconButton.tsx'
import { useWords } from '../language/language.ts'
import { kitWords } from '../words.ts'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The buttons at the foot; the filled one first. */
  readonly actions?: ReactNode
  /** False while closing would lose something (bytes under way), or when the question must be answered: no Escape, no close button. */
  readonly mayClose?: boolean
  /** An interruption that must be answered. */
  readonly alert?: boolean
  readonly wide?: boolean
  /** Without the round close button, where the foot has its own. */
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
          <div className="sheet-head">
            <DialogHeading key={title}>{title}</DialogHeading>
            {mayClose && !withoutCloseButton ? (
              <IconButton icon="x" name={words.close} onPress={onClose} />
            ) : null}
          </div>
          {children}
          {actions ? <div className="acts">{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Gives the focus back to what opened the dialog, also where the dialog vanishes together with the part of the page that held it. */
function FocusBack() {
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

function DialogHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
