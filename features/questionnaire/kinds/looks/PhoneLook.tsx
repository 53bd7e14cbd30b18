// A text input for a phone number of ten digits.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { phoneTyping } from '../phone/typing.ts'

export function PhoneLook(look: LookProps) {
  return (
    <TypedInput
      look={look}
      typing={phoneTyping}
      type="tel"
      inputMode="tel"
      className="num w-phone"
    />
  )
}
