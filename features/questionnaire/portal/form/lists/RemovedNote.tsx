import { Button } from '#ui/display/Button.tsx'
import { useWords } from '#ui/language/language.ts'
import { listWords } from '../form-words.ts'

export function RemovedNote({ onUndo }: { readonly onUndo: (() => void) | undefined }) {
  const words = useWords(listWords)
  return (
    <div role="status">
      {onUndo ? (
        <p className="removed">
          {words.removed}
          <Button look="quiet" icon="arrow-counter-clockwise" onPress={onUndo}>
            {words.undo}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
