// Digits are read as they are.
import type { Json } from '../../rules/model.ts'

export function textOf(value: Json): string {
  return typeof value === 'string' ? value : ''
}
