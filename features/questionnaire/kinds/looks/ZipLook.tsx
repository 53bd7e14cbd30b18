// A ZIP code: five digits.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { ownLength } from '../digits/lengths.ts'
import { digitTyping } from '../typing.ts'

const typing = digitTyping(ownLength.zip)

export function ZipLook(look: LookProps) {
  return <TypedInput look={look} typing={typing} inputMode="numeric" className="num w-zip" />
}
