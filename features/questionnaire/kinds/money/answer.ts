// Money is read with its sign, commas and cents: $1,200.00.
import type { Json } from '../../rules/content/model.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function textOf(value: Json): string {
  return typeof value === 'number' ? dollars.format(value) : ''
}
