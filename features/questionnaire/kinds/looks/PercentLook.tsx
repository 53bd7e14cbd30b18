// A text input for a percentage.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { numberTyping } from '../number/typing.ts'

const typing = numberTyping()

export function PercentLook(look: LookProps) {
  return (
    <div className="post">
      <TypedInput look={look} typing={typing} inputMode="decimal" className="num w-year" />
      <span aria-hidden="true">%</span>
    </div>
  )
}
