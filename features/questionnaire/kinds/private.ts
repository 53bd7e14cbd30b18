// spec: questionnaire#secret-typing, questionnaire#mask-unchanged, limits#answer-lengths
import type { Text } from '../rules/content/content.ts'
import type { Json, Schema, UiOptions } from '../rules/content/model.ts'
import { mask } from '../rules/private/secrets.ts'
import { digitTyping, ownLength } from './digits.ts'
import type { AnswerTexts, Kinds, Setting } from './kind.ts'

const secretDigits = ownLength.ssn

const ssnTooShort: Text = {
  en: 'Social Security number must be 9 digits',
  es: 'El número de Seguro Social debe tener 9 dígitos',
}
const itinTooShort: Text = { en: 'ITIN must be 9 digits', es: 'El ITIN debe tener 9 dígitos' }

export const privateKinds = {
  ssn: {
    word: 'ssn',
    widget: 'secret',
    toSchema: () => secretSchema('\\d{9}'),
    toOptions: (_, setting) => secretOptions(ssnTooShort, setting),
  },
  itin: {
    word: 'itin',
    widget: 'secret',
    toSchema: () => secretSchema('9\\d{8}'),
    toOptions: (_, setting) => secretOptions(itinTooShort, setting),
  },
} satisfies Kinds

function secretSchema(digits: string): Schema {
  return { type: 'string', minLength: secretDigits, pattern: `^(${digits}|${mask})$` }
}

function secretOptions(tooShort: Text, { language }: Setting): UiOptions {
  return { length: secretDigits, minLengthMessage: tooShort[language], sensitive: true }
}

export const privateTexts = {
  /** The mask, for every reader, even for the owner (spec: questionnaire#private-shown). */
  secret: (value) => (typeof value === 'string' && value !== '' ? mask : ''),
} satisfies AnswerTexts

export const secretTyping = digitTyping(secretDigits)

/** True for nine digits. Other typed text is not sent (spec: questionnaire#unfinished-number). */
export function isWhole(value: Json | undefined): boolean {
  return typeof value === 'string' && /^\d{9}$/u.test(value)
}

export function isStored(value: Json | undefined): boolean {
  return value === mask
}
