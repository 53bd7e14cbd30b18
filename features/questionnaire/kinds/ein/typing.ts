// An employer's number: nine digits, shown as NN-NNNNNNN at rest.
import { digitTyping } from '../typing.ts'

export const einTyping = digitTyping(9, (digits) => (/^\d{9}$/u.test(digits) ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits))
