import type { ContentField } from '../rules/content/content.ts'
import type { Json, Schema } from '../rules/content/model.ts'
import { isKey } from './digits.ts'
import type { AnswerTexts, Kinds, Typing } from './kind.ts'
import { readWrittenNumber, type NumberForm } from './written-number.ts'

/** spec: limits#answer-lengths */
export const numberCharacters = 15

export const numberKinds = {
  currency: {
    word: 'money',
    lines: ['min', 'max', 'sum of', 'years ago', 'cost'],
    widget: 'currency',
    toSchema: (field) => ({ type: 'number', multipleOf: 0.01, ...getBounds(field) }),
    toOptions: ({ maxLength = numberCharacters }) => ({ maxLength }),
  },
  number: {
    word: 'number',
    lines: ['min', 'max', 'decimals'],
    widget: 'number',
    toSchema: (field) => ({
      type: 'number',
      ...(field.decimals !== undefined && { multipleOf: Number(`1e-${field.decimals}`) }),
      ...getBounds(field),
    }),
    toOptions: ({ maxLength = numberCharacters, decimals }) => ({
      maxLength,
      ...(decimals !== undefined && { dec: decimals }),
    }),
  },
  percent: {
    word: 'percent',
    lines: ['min', 'max'],
    widget: 'percent',
    toSchema: (field) => ({ type: 'number', ...getBounds(field) }),
    toOptions: ({ maxLength = numberCharacters }) => ({ maxLength }),
  },
} satisfies Kinds

function getBounds({ min, max }: ContentField): Pick<Schema, 'minimum' | 'maximum'> {
  return {
    ...(min !== undefined && { minimum: min }),
    ...(typeof max === 'number' && { maximum: max }),
  }
}

/** The keypad "decimal" of iOS has no minus sign (spec: questionnaire#minus-key). */
export function toKeypad({ minimum = -Infinity }: Schema): 'decimal' | 'text' {
  return minimum < 0 ? 'text' : 'decimal'
}

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const groupedFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 })

export const numberTexts = {
  currency: (value) => (typeof value === 'number' ? dollarFormat.format(value) : ''),
  number: numberText,
  percent: (value) => (typeof value === 'number' ? `${numberText(value)}%` : ''),
} satisfies AnswerTexts

function numberText(value: Json): string {
  return typeof value === 'number' ? groupedFormat.format(value) : ''
}

/** Avoids exponents such as 1e-8. */
const plainFormat = new Intl.NumberFormat('en-US', {
  useGrouping: false,
  maximumFractionDigits: 20,
})

/** `most`: the maximum number of characters. spec: questionnaire#number-typing */
export function numberTyping(most = numberCharacters): Typing {
  return {
    clean: (text, before) => (isKeyTooMany(text, before, most) ? before : text),
    read: (text) => readNumber(text, { unit: '%' }, most),
    show: (value) => showNumber(value, plainFormat),
  }
}

/** Signs of groups and brackets do not count. */
function isKeyTooMany(text: string, before: string, most: number): boolean {
  return isKey(text, before) && text.replace(/[,\s'’()]/gu, '').length > most
}

/** Text that is no number, or has too many characters, stays text. */
function readNumber(
  text: string,
  form: NumberForm,
  most = numberCharacters,
): number | string | undefined {
  const number = readWrittenNumber(text, form)
  if (number === undefined || number.length > most) return text.trim() || undefined
  // Not -0.
  return Number(number) || 0
}

/** Text that is no number is shown as it is, beside its error message. */
function showNumber(value: Json | undefined, format: Intl.NumberFormat): string {
  return typeof value === 'number' ? format.format(value) : typeof value === 'string' ? value : ''
}

const amountForm = { unit: '$', maxDecimals: 2 } as const
// Shows more than two decimals, so that they stay visible beside the error message.
const amountFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: amountForm.maxDecimals,
  maximumFractionDigits: 12,
})

/** The field shows the dollar sign (spec: questionnaire#money-typing). */
export const currencyTyping: Typing = {
  clean(text, before) {
    const plain = text.replaceAll('$', '').trimStart()
    return isKeyTooMany(plain, before, numberCharacters) ? before : plain
  },
  read: (text) => readNumber(text, amountForm),
  show: (value) => showNumber(value, amountFormat),
}
