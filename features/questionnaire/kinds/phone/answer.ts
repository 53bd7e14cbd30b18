// A phone number is read as (212) 555-0142, as everywhere else; while it is typed it has no blank (seeds/003, section 5).
import { readablePhone } from '#lib/phone.ts'
import type { Json } from '../../rules/content/model.ts'

export function textOf(value: Json): string {
  return typeof value === 'string' ? readablePhone(value) : ''
}
