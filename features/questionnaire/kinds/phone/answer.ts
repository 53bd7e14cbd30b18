// A phone number is read as (212)555-0142, without a blank (decisions B6.1).
import type { Json } from '../../rules/model.ts'

export function textOf(value: Json): string {
  return typeof value === 'string' ? value.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1)$2-$3') : ''
}
