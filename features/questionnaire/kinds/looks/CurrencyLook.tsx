// Money in dollars.
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { currencyTyping } from '../money/typing.ts'

export function CurrencyLook(look: LookProps) {
  return (
    <div className="pre">
      <span aria-hidden="true">$</span>
      <TypedInput look={look} typing={currencyTyping} inputMode="decimal" className="num w-money" />
    </div>
  )
}
