import type { Json } from '../../rules/content/model.ts'

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 })

export function toText(value: Json): string {
  return typeof value === 'number' ? grouped.format(value) : ''
}
