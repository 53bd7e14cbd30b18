import { dateTyping, monthTyping } from '../date.ts'
import { digitTyping } from '../digits.ts'
import type { LookProps } from './look-props.ts'
import { TypedInput } from './TypedInput.tsx'

const yearTyping = digitTyping()

/** Format: MM/DD/YYYY. */
export function DateLook(look: LookProps) {
  return (
    <TypedInput look={look} typing={dateTyping} inputMode="numeric" className="numeric w-date" />
  )
}

/** Format: MM/YYYY. */
export function MonthLook(look: LookProps) {
  return (
    <TypedInput look={look} typing={monthTyping} inputMode="numeric" className="numeric w-year" />
  )
}

export function YearLook(look: LookProps) {
  return (
    <TypedInput look={look} typing={yearTyping} inputMode="numeric" className="numeric w-year" />
  )
}
