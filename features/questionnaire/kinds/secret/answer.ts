// Never more than the mask, also to oneself (decisions B5.2).
import type { Json } from '../../rules/content/model.ts'
import { mask } from '../../rules/private/secrets.ts'

export function textOf(value: Json): string {
  return typeof value === 'string' && value !== '' ? mask : ''
}
