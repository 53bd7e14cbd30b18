import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { dateTyping, monthTyping } from '../date.ts'
import { digitTyping } from '../digits.ts'

const yearTyping = digitTyping(4)

/** Format: MM/DD/YYYY. */
export function DateLook(look: LookProps) {
  return <TypedInput look={look} typing={dateTyping} inputMode="numeric" className="num w-date" />
}

/** Format: MM/YYYY. */
export function MonthLook(look: LookProps) {
  return <TypedInput look={look} typing={monthTyping} inputMode="numeric" className="num w-year" />
}

export function YearLook(look: LookProps) {
  return <TypedInput look={look} typing={yearTyping} inputMode="numeric" className="num w-year" />
}
