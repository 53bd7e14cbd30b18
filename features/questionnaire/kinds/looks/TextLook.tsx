// One line of words.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { wordTyping } from '../typing.ts'

export function TextLook(look: LookProps) {
  return (
    <TypedInput
      look={look}
      typing={wordTyping}
      maxLength={look.schema.maxLength}
      {...(look.schema.maxLength === 1 ? { className: 'w-letter' } : {})}
    />
  )
}
