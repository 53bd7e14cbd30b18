// A text input for an employer identification number in the format NN-NNNNNNN.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { einTyping } from '../ein/typing.ts'

export function EinLook(look: LookProps) {
  return <TypedInput look={look} typing={einTyping} inputMode="numeric" className="num w-phone" />
}
