// Yes or No, and below them the way out for who cannot say.
import { useWords } from '#ui/language.ts'
import { ChoiceTiles, choicesOf } from '../../portal/form/ChoiceTiles.tsx'
import type { LookProps } from '../../portal/form/look-props.ts'
import { fieldWords } from '../../portal/form-words.ts'

export function Look(look: LookProps) {
  const words = useWords(fieldWords)
  const usual = [{ value: 'yes', label: words.yes }, { value: 'no', label: words.no }, { value: 'userNeedsHelp', label: words.needHelp }]
  const named = choicesOf(look)
  return <ChoiceTiles look={look} isPair choices={(named.length === usual.length ? named : usual).map((choice) => ({ ...choice, isAside: choice.value === 'userNeedsHelp' }))} />
}
