import type { Json } from '../../rules/content/model.ts'

export function toText(value: Json): string {
  return typeof value === 'string' ? value.trim() : ''
}
