import type { IntakeView } from '#features/cases/workspace/paths.ts'
import { IconButton } from '#ui/display/IconButton.tsx'
import { Select } from '#ui/form/Select.tsx'
import { useWords } from '#ui/language/language.ts'
import type { IntakePart } from '../intake-place.ts'
import { intakeWords } from '../words.ts'

export interface PartStepProps {
  readonly view: IntakeView
  readonly parts: readonly IntakePart[]
  readonly current: IntakePart | undefined
  readonly onOpen: (slug: string) => void
  readonly onStep: (by: 1 | -1) => void
}

/** Takes the place of the list on narrow screens. */
export function PartStep({ view, parts, current, onOpen, onStep }: PartStepProps) {
  const words = useWords(intakeWords)
  const toLabel = ({
    number,
    name,
    gapCount,
    warningCount,
    helpCount,
    isAttorneysPart,
  }: IntakePart) => {
    const open = [
      gapCount > 0 && words.gaps(gapCount),
      warningCount > 0 && words.warnings(warningCount),
      helpCount > 0 && words.helpRequests(helpCount),
      isAttorneysPart && words.attorneysPart,
    ].filter((part) => part !== false)
    const title = [number, name].filter((part) => part !== '').join(' ')
    return open.length === 0 ? title : `${title} (${open.join(', ')})`
  }
  return (
    <div className="intake-step">
      <Select
        name="part"
        label={words.lists[view]}
        value={current?.slug ?? ''}
        onChange={onOpen}
        {...(current ? {} : { placeholder: '–' })}
        options={parts.map((part) => ({ value: part.slug, label: toLabel(part) }))}
      />
      <IconButton
        icon="caret-left"
        name={words.previous}
        bordered
        repeats
        onPress={() => onStep(-1)}
      />
      <span className="numeric small-text">
        {current ? words.position(parts.indexOf(current) + 1, parts.length) : ''}
      </span>
      <IconButton icon="caret-right" name={words.next} bordered repeats onPress={() => onStep(1)} />
    </div>
  )
}
