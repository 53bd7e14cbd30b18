import { IconButton } from '#ui/display/IconButton.tsx'
import { useWords } from '#ui/language/language.ts'
import { faqsWords } from './words.ts'

export interface PlaceActsProps {
  /** Of the thing, as `Topic 1`. */
  readonly name: string
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly isFirst: boolean
  readonly isLast: boolean
}

/** Moves a thing in its list, or removes it. */
export function PlaceActs({ name, onMove, onRemove, isFirst, isLast }: PlaceActsProps) {
  const words = useWords(faqsWords)
  return (
    <div className="row">
      {isFirst ? null : (
        <IconButton icon="caret-up" name={words.moveUp(name)} onPress={() => onMove(-1)} />
      )}
      {isLast ? null : (
        <IconButton icon="caret-down" name={words.moveDown(name)} onPress={() => onMove(1)} />
      )}
      <IconButton icon="trash" name={words.remove(name)} onPress={onRemove} />
    </div>
  )
}
