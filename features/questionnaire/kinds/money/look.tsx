// Money in dollars.
import type { LookProps } from '../../portal/form/look-props.ts'
import { TypedInput } from '../../portal/form/TypedInput.tsx'
import { currencyTyping } from './typing.ts'

const plain = currencyTyping(false)
const signed = currencyTyping(true)

export function Look(look: LookProps) {
  const { minimum } = look.schema
  return (
    <div className="pre">
      <span aria-hidden="true">$</span>
      <TypedInput look={look} typing={minimum !== undefined && minimum >= 0 ? plain : signed} inputMode="decimal" className="num w-money" />
    </div>
  )
}
