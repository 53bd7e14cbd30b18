import { readablePhone } from '#lib/phone.ts'
import type { ContentField } from '../rules/content/content.ts'
import type { Schema } from '../rules/content/model.ts'
import type { AnswerText, AnswerTexts, Kinds, Typing } from './kind.ts'
import { wordTyping } from './text.ts'

/** Digits of the kinds whose content does not set a length. spec: limits#answer-lengths */
export const ownLength = { zip: 5, ein: 9, ssn: 9, itin: 9 } as const
const phoneLength = 10
const defaultLength = 4

export const digitKinds = {
  phone: {
    word: 'phone',
    widget: 'phone',
    toSchema: (field) => digitsSchema(field, phoneLength),
    toOptions: ({ length = phoneLength }) => ({ length }),
  },
  zip: {
    word: 'zip',
    widget: 'zip',
    toSchema: (field) => digitsSchema(field, ownLength.zip),
    toOptions: ({ length = ownLength.zip }) => ({ length }),
  },
  digits: {
    word: 'digits',
    lines: ['length'],
    widget: 'digits',
    toSchema: (field) => digitsSchema(field, defaultLength),
    toOptions: ({ length = defaultLength }) => ({ length }),
  },
  ein: {
    word: 'ein',
    widget: 'ein',
    toSchema: (field) => digitsSchema(field, ownLength.ein),
    toOptions: ({ length = ownLength.ein }) => ({ length }),
  },
} satisfies Kinds

function digitsSchema({ length }: ContentField, usual: number): Schema {
  const exactly = length ?? usual
  return {
    type: 'string',
    minLength: exactly,
    maxLength: exactly,
    pattern: `^\\d{${exactly}}$`,
  }
}

const unchangedText: AnswerText = (value) => (typeof value === 'string' ? value : '')

export const digitTexts = {
  /** Format: (212) 555-0142. The input omits the space (spec: questionnaire#phone-typing). */
  phone: (value) => (typeof value === 'string' ? readablePhone(value) : ''),
  zip: unchangedText,
  digits: unchangedText,
  ein: (value) => (typeof value === 'string' ? formatEin(value) : ''),
} satisfies AnswerTexts

/** Format: 12-3456789. */
function formatEin(digits: string): string {
  return digits.replace(/^(\d{2})(\d{7})$/u, '$1-$2')
}

/** `form` formats the digits for a control without focus. */
export function digitTyping(
  most: number,
  form: (digits: string) => string = (digits) => digits,
): Typing {
  return {
    clean: (text) => getDigits(text).slice(0, most),
    read: (text) => getDigits(text) || undefined,
    show: (value) => form(wordTyping.show(value)),
  }
}

function getDigits(text: string): string {
  return text.replace(/\D/gu, '')
}

export const einTyping = digitTyping(ownLength.ein, formatEin)

/**
 * Accepts brackets, spaces and hyphens. A leading 1 is the country code
 * (spec: questionnaire#phone-typing).
 */
export const phoneTyping: Typing = {
  clean(text) {
    let cleaned = text.replace(/[^\d()+\-. ]/gu, '')
    while (toNational(cleaned).length > phoneLength) cleaned = cleaned.slice(0, -1)
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
