import { isForeignPhone, plainPhone, readablePhone } from '#lib/phone.ts'
import { withoutInvisible } from '#lib/text.ts'
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

/**
 * Spaces and marks are dropped. A mask (`most`) takes no other key, and no further digit. All other
 * text is kept (spec: questionnaire#typing).
 */
export function digitTyping(
  most?: number,
  form: (digits: string) => string = (digits) => digits,
): Typing {
  return {
    clean(text, before) {
      const plain = withoutMarks(text)
      const isRefused =
        most !== undefined &&
        isKey(plain, before) &&
        (count(/\D/gu, plain) > count(/\D/gu, before) || getDigits(plain).length > most)
      return isRefused ? before : plain
    },
    read: (text) => withoutMarks(text) || undefined,
    show: (value) => form(wordTyping.show(value)),
  }
}

function withoutMarks(text: string): string {
  return withoutInvisible(text).replace(/[\s.\p{Pd}]/gu, '')
}

/** False for pasted and suggested text. */
export function isKey(text: string, before: string): boolean {
  return text.length === before.length + 1
}

function count(character: RegExp, text: string): number {
  return text.match(character)?.length ?? 0
}

function getDigits(text: string): string {
  return text.replace(/\D/gu, '')
}

export const einTyping = digitTyping(undefined, formatEin)

/**
 * Accepts brackets, spaces, hyphens and invisible letters. A leading 1 is the country code. A number of another country
 * and pasted text are kept whole, for the rules (spec: questionnaire#phone-typing).
 */
export const phoneTyping: Typing = {
  clean(text, before) {
    const isRefused =
      isKey(text, before) &&
      (count(notInPhone, text) > count(notInPhone, before) ||
        (isAmerican(text) && toNational(text).length > phoneLength))
    return isRefused ? before : text
  },
  read(text) {
    const plain = plainPhone(text)
    const national = toNational(plain)
    const isRead =
      !/[^\d()+\-. ]/u.test(plain) && !isForeignPhone(plain) && national.length <= phoneLength
    return (isRead ? national : plain) || undefined
  },
  show(value) {
    const digits = wordTyping.show(value)
    return /^\d{10}$/u.test(digits)
      ? `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`
      : digits
  },
}

const notInPhone = /[^\d()+\-. ]/gu

/** Returns the digits without the country code. No American area code begins with 1. */
function toNational(text: string): string {
  return getDigits(text).replace(/^1/u, '')
}

/** No American area code begins with 0. */
function isAmerican(text: string): boolean {
  return !isForeignPhone(text) && !toNational(text).startsWith('0')
}
