// Never more than the mask, also to oneself (decisions B5.2).
import type { Json } from '../../rules/model.ts'
import { mask } from '../../rules/secrets.ts'

export function textOf(value: Json): string {
  return typeof value === 'string' && value !== '' ? mask : ''
}
