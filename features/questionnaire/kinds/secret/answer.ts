// Returns the mask for every reader, even for the owner (spec: questionnaire#private-shown).
import type { Json } from '../../rules/content/model.ts'
import { mask } from '../../rules/private/secrets.ts'

export function toText(value: Json): string {
  return typeof value === 'string' && value !== '' ? mask : ''
}
