// A text input for an email address.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { wordTyping } from '../typing.ts'

export function EmailLook(look: LookProps) {
  return (
    <TypedInput
      look={look}
      typing={wordTyping}
      type="email"
      inputMode="email"
      spellCheck={false}
      maxLength={look.schema.maxLength}
    />
  )
}
