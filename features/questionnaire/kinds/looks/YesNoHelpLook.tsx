// Yes, No, and a third choice: "Not sure" beside them, or help with the whole question below them.
import { useWords } from '#ui/language/language.ts'
import { ChoiceTiles, toChoices } from '../../portal/form/fields/ChoiceTiles.tsx'
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { checkLineWords } from '../../portal/form/form-words.ts'

const unsure = 'userNeedsHelp'

export function YesNoHelpLook(look: LookProps) {
  const words = useWords(checkLineWords)
  const choices = toChoices(look)
  if (look.options.takesHelp)
    return (
      <ChoiceTiles
        look={look}
        row="pair"
        choices={choices.map((choice) => ({ ...choice, isAside: choice.value === unsure }))}
      />
    )
  return (
    <>
      <ChoiceTiles
        look={look}
        row="three"
        choices={choices.map((choice) => ({ ...choice, isQuiet: choice.value === unsure }))}
      />
      <p role="status" className="hint why">
        {look.value === unsure ? words.notSure : ''}
      </p>
    </>
  )
}
