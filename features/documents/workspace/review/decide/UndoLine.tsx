import { Button } from '#ui/display/Button.tsx'
import { useSingleKeys } from '#ui/keyboard/use-shortcuts.ts'
import { useWords } from '#ui/language/language.ts'
import type { OutboxDecision } from './decision-outbox.ts'
import { decideWords } from '../words.ts'

export interface UndoLineProps {
  readonly decisions: readonly OutboxDecision[]
  /** The name of the document whose decision was taken back. */
  readonly undone: string | undefined
  readonly onUndo: () => void
}

/** The last decision for ten seconds, else the keys. */
export function UndoLine({ decisions, undone, onUndo }: UndoLineProps) {
  const words = useWords(decideWords)
  const usesKeys = useSingleKeys()
  const last = decisions.findLast(({ state }) => state !== 'refused')
  return (
    <div className="review-undo">
      <p role="status">
        {last === undefined
          ? undone !== undefined && words.undone(undone)
          : words.done[last.input.decision](last.name)}
      </p>
      {last === undefined ? null : (
        <Button look="second" small shortcut="Z" onPress={onUndo}>
          {words.undo}
        </Button>
      )}
      {last === undefined && usesKeys ? (
        <p className="review-keys" aria-hidden="true">
          <kbd>J</kbd> {words.keys.next} <kbd>K</kbd> {words.keys.previous} <kbd>Z</kbd>{' '}
          {words.keys.undo}
        </p>
      ) : null}
    </div>
  )
}
