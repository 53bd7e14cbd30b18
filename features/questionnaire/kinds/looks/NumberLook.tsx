// A text input for digits, one decimal point, and at most one minus sign at the beginning.
import type { Schema, UiOptions } from '../../rules/content/model.ts'
import type { LookProps } from '../../portal/form/fields/look-props.ts'
import { TypedInput } from '../../portal/form/fields/TypedInput.tsx'
import { numberCharacters, numberTyping } from '../number/typing.ts'

export function NumberLook(look: LookProps) {
  const typing = getNumberTyping(look.schema, look.options)
  return (
    <TypedInput
      look={look}
      typing={typing}
      inputMode={look.schema.type === 'integer' ? 'numeric' : 'decimal'}
      className="num w-money"
    />
  )
}

function getNumberTyping({ type }: Schema, { maxLength, dec }: UiOptions) {
  return numberTyping({
    most: maxLength ?? numberCharacters,
    ...(type === 'integer' ? { decimals: 0 } : dec === undefined ? {} : { decimals: dec }),
  })
}
