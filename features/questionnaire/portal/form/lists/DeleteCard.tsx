// spec: questionnaire#delete-entry, wording#specified-texts
import { Button } from '#ui/display/Button.tsx'
import { Dialog } from '#ui/page/Dialog.tsx'
import { useWords } from '#ui/language/language.ts'
import { deleteWords } from '../form-words.ts'

export interface DeleteCardProps {
  readonly title: string
  readonly sentence: string
  readonly onKeep: () => void
  readonly onDelete: () => void
}

export function DeleteCard({ title, sentence, onKeep, onDelete }: DeleteCardProps) {
  const words = useWords(deleteWords)
  return (
    <Dialog
      isOpen
      alert
      title={title}
      onClose={onKeep}
      actions={
        <>
          <Button look="danger" onPress={onDelete}>
            {words.remove}
          </Button>
          <Button look="second" onPress={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Dialog>
  )
}
