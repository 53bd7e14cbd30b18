// One of a few answers.
import { ChoiceTiles, toChoices } from '../../portal/form/fields/ChoiceTiles.tsx'
import type { LookProps } from '../../portal/form/fields/look-props.ts'

export function RadioLook(look: LookProps) {
  return <ChoiceTiles look={look} choices={toChoices(look)} />
}
