// Yes or No: two tiles.
import { useWords } from '#ui/language/language.ts'
import { ChoiceTiles, toChoices } from '../../portal/form/fields/ChoiceTiles.tsx'
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { fieldWords } from '../../portal/form/form-words.ts'

export function YesNoLook(look: LookProps) {
  const words = useWords(fieldWords)
  const named = toChoices(look)
  return (
    <ChoiceTiles
      look={look}
      row="pair"
      choices={
        named.length > 0
          ? named
          : [
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
            ]
      }
    />
  )
}
