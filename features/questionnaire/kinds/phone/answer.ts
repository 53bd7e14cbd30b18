// Formats as (212) 555-0142. The input omits the space (spec: questionnaire#phone-typing).
import { readablePhone } from '#lib/phone.ts'
import type { Json } from '../../rules/content/model.ts'

export function toText(value: Json): string {
  return typeof value === 'string' ? readablePhone(value) : ''
}
