// A text input for a limited number of digits, for example the last four digits of an account.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { numberCharacters } from '../number/typing.ts'
import { digitTyping } from '../typing.ts'

export function DigitsLook(look: LookProps) {
  const most = look.options.length ?? look.schema.maxLength ?? numberCharacters
  return (
    <TypedInput
      look={look}
      typing={digitTyping(most)}
      inputMode="numeric"
      className={most <= 6 ? 'num w-zip' : 'num w-phone'}
    />
  )
}
