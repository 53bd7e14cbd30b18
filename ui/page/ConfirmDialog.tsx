import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import { kitWords } from '#ui/words.ts'

export interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  /** The verb on the button. */
  readonly action: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const words = useWords(kitWords)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      alert
      withoutCloseButton
      actions={
        <>
          <Button look="danger" onPress={onConfirm}>
            {action}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
