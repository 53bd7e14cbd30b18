// Format: 12-3456789.
import type { Json } from '../../rules/content/model.ts'

export function toText(value: Json): string {
  return typeof value === 'string' ? value.replace(/^(\d{2})(\d{7})$/, '$1-$2') : ''
}
