import type { Json } from '../../rules/content/model.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

export function toText(value: Json): string {
  return typeof value === 'number' ? dollars.format(value) : ''
}
