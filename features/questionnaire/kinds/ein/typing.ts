import { ownLength } from '../digits/lengths.ts'
import { digitTyping } from '../typing.ts'

export const einTyping = digitTyping(ownLength.ein, (digits) =>
  /^\d{9}$/u.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits,
)
