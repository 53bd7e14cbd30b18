import type { Json } from '../../rules/content/model.ts'

export function textOf(value: Json): string {
  return typeof value === 'string' ? value : ''
}
