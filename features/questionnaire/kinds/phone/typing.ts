// spec: questionnaire#phone-typing, limits#answer-lengths
import { getDigits, wordTyping, type Typing } from '../typing.ts'

const most = 10

/** Accepts brackets, spaces and hyphens. A leading 1 is the country code. */
export const phoneTyping: Typing = {
  clean(text) {
    let cleaned = text.replace(/[^\d()+\-. ]/gu, '')
    while (toNational(cleaned).length > most) cleaned = cleaned.slice(0, -1)
    return cleaned
  },
  read: (text) => toNational(text) || undefined,
  show(value) {
    const digits = wordTyping.show(value)
    return /^\d{10}$/u.test(digits)
      ? `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`
      : digits
  },
}

/** No American area code begins with 1. */
function toNational(text: string): string {
  return getDigits(text).replace(/^1/u, '')
}
