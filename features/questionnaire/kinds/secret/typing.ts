// Numbers that are kept apart: nine digits while they are typed, masked as soon as the field is left (seeds/003, section 5; decisions B5).
import type { Json } from '../../rules/content/model.ts'
import { mask } from '../../rules/private/secrets.ts'
import { ownLength } from '../digits/lengths.ts'
import { digitTyping } from '../typing.ts'

export const secretDigits = ownLength.ssn

export const secretTyping = digitTyping(secretDigits)

/** True for a number that lies at the server: it is shown as the mask, and never sent back as one. */
export function isStored(value: Json | undefined): boolean {
  return value === mask
}
