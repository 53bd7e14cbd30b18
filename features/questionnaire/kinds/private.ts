// spec: questionnaire#secret-typing, limits#answer-lengths
import type { Json } from '../rules/content/model.ts'
import { mask } from '../rules/private/secrets.ts'
import { ownLength } from './digits/lengths.ts'
import { digitTyping } from './typing.ts'

export const secretDigits = ownLength.ssn

export const secretTyping = digitTyping(secretDigits)

export function isStored(value: Json | undefined): boolean {
  return value === mask
}
