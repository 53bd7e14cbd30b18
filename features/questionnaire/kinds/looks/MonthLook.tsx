// A text input for a month in the format MM/YYYY.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { monthTyping } from '../date/typing.ts'

export function MonthLook(look: LookProps) {
  return <TypedInput look={look} typing={monthTyping} inputMode="numeric" className="num w-year" />
}
