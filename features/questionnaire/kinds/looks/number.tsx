import type { Schema, UiOptions } from '../../rules/content/model.ts'
import { currencyTyping, numberCharacters, numberTyping } from '../number.ts'
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
        inputMode="decimal"
        className="numeric w-money"
      />
    </div>
  )
}

export function NumberLook(look: LookProps) {
  const typing = getNumberTyping(look.schema, look.options)
  return (
    <TypedInput
      look={look}
      typing={typing}
      inputMode={look.schema.type === 'integer' ? 'numeric' : 'decimal'}
      className="numeric w-money"
    />
  )
}

function getNumberTyping({ type }: Schema, { maxLength, dec }: UiOptions) {
  return numberTyping({
    most: maxLength ?? numberCharacters,
    ...(type === 'integer' ? { decimals: 0 } : dec === undefined ? {} : { decimals: dec }),
  })
}

export function PercentLook(look: LookProps) {
  return (
    <div className="unit-after">
      <TypedInput
        look={look}
        typing={percentTyping}
        inputMode="decimal"
        className="numeric w-year"
      />
      <span aria-hidden="true">%</span>
    </div>
  )
}
