import type { ContentField } from '../rules/content/content.ts'
import type { Json, Schema } from '../rules/content/model.ts'
import type { AnswerTexts, Kinds, Typing } from './kind.ts'

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

export interface NumberBounds {
  /** Maximum number of characters. */
  readonly most?: number
  /** Maximum number of digits after the decimal point. It is 0 for whole numbers. */
  readonly decimals?: number
}

/** spec: questionnaire#number-typing */
export function numberTyping({
  most = numberCharacters,
  decimals = most,
}: NumberBounds = {}): Typing {
  return {
    clean: (text) => cleanNumber(text, decimals).slice(0, most),
    read: readNumber,
    show: (value) => showNumber(value, plainFormat),
  }
}

function cleanNumber(text: string, decimals: number): string {
  const cleaned = text.replace(/[^\d.-]/gu, '')
  const sign = cleaned.startsWith('-') ? '-' : ''
  const [whole = '', ...parts] = cleaned.replaceAll('-', '').split('.')
  return (
    sign + whole + (parts.length > 0 && decimals > 0 ? `.${parts.join('').slice(0, decimals)}` : '')
  )
}

function readNumber(text: string): number | undefined {
  const plain = text.replace(/[^\d.-]/gu, '')
  return /\d/u.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}

/** Text that is no number is shown as it is, beside its error message. */
function showNumber(value: Json | undefined, format: Intl.NumberFormat): string {
  return typeof value === 'number' ? format.format(value) : typeof value === 'string' ? value : ''
}

const maxDecimals = 2
// Shows more than two decimals, so that they stay visible beside the error message.
const amountFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: maxDecimals,
  maximumFractionDigits: 12,
})

/**
 * A typed third decimal is ignored. Pasted text keeps all its decimals
 * (spec: questionnaire#money-typing).
 */
export const currencyTyping: Typing = {
  clean(text, before) {
    const cleaned = text.replace(/[^\d.,-]/gu, '')
    const sign = cleaned.startsWith('-') ? '-' : ''
    const [whole = '', ...parts] = cleaned.replaceAll('-', '').split('.')
    const decimals = parts.join('').replaceAll(',', '')
    if (decimals.length > maxDecimals && text.length === before.length + 1) return before
    return cutToMaxLength(sign + whole + (parts.length > 0 ? `.${decimals}` : ''))
  },
  read: readNumber,
  show: (value) => showNumber(value, amountFormat),
}

/** Cuts the text to the maximum number of characters, not counting commas. */
function cutToMaxLength(text: string): string {
  let cleaned = text
  while (cleaned.replaceAll(',', '').length > numberCharacters) cleaned = cleaned.slice(0, -1)
  return cleaned
}
