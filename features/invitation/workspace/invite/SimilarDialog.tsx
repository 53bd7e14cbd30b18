import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { Dialog } from '#ui/page/Dialog.tsx'
import type { SimilarClientPartsFragment } from '#features/clients/workspace/duplicates/duplicates.operations.ts'
import { SimilarClients } from '#features/clients/workspace/duplicates/SimilarClients.tsx'
import { similarWords } from '../words.ts'

export interface SimilarDialogProps {
  readonly similar: readonly SimilarClientPartsFragment[]
  readonly onNewPerson: () => void
  readonly onClose: () => void
}

export function SimilarDialog({ similar, onNewPerson, onClose }: SimilarDialogProps) {
  const words = useWords(similarWords)
  return (
    <Dialog
      isOpen={similar.length > 0}
      onClose={onClose}
      title={words.title}
      withoutCloseButton
      actions={
        <>
          <Button onPress={onNewPerson}>{words.newPerson}</Button>
          <Button look="second" onPress={onClose}>
            {words.goBack}
          </Button>
        </>
      }
    >
      <p>{words.lead}</p>
      <SimilarClients similar={similar} />
    </Dialog>
  )
}
