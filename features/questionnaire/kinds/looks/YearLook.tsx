// A year of four digits.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { digitTyping } from '../typing.ts'

const typing = digitTyping(4)

export function YearLook(look: LookProps) {
  return <TypedInput look={look} typing={typing} inputMode="numeric" className="num w-year" />
}
