// A text input for a day in the format MM/DD/YYYY, with a numeric keyboard.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { dateTyping } from '../date/typing.ts'

export function DateLook(look: LookProps) {
  return <TypedInput look={look} typing={dateTyping} inputMode="numeric" className="num w-date" />
}
