import { currencyTyping, numberTyping, toKeypad } from '../number.ts'
import type { LookProps } from './look-props.ts'
import { TypedInput } from './TypedInput.tsx'

const percentTyping = numberTyping()

export function CurrencyLook(look: LookProps) {
  return (
    <div className="unit-before">
      <span aria-hidden="true">$</span>
      <TypedInput
        look={look}
        typing={currencyTyping}
        inputMode={toKeypad(look.schema)}
        className="numeric w-money"
      />
    </div>
  )
}

export function NumberLook(look: LookProps) {
  return (
    <TypedInput
      look={look}
      typing={numberTyping(look.options.maxLength)}
      inputMode={toKeypad(look.schema)}
      className="numeric w-money"
    />
  )
}

export function PercentLook(look: LookProps) {
  return (
    <div className="unit-after">
      <TypedInput
        look={look}
        typing={percentTyping}
        inputMode={toKeypad(look.schema)}
        className="numeric w-year"
      />
      <span aria-hidden="true">%</span>
    </div>
  )
}
