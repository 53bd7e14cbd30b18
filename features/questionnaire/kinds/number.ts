// spec: questionnaire#number-typing, limits#answer-lengths
import type { Typing } from './typing.ts'

/** Avoids exponents such as 1e-8. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })

export const numberCharacters = 15

export interface NumberBounds {
  /** Maximum number of characters. */
  readonly most?: number
  /** Maximum number of digits after the decimal point. It is 0 for whole numbers. */
  readonly decimals?: number
}

export function numberTyping({
  most = numberCharacters,
  decimals = most,
}: NumberBounds = {}): Typing {
  return {
    clean: (text) => cleanNumber(text, decimals).slice(0, most),
    read: readNumber,
    show: (value) =>
      typeof value === 'number' ? plain.format(value) : typeof value === 'string' ? value : '',
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

export function readNumber(text: string): number | undefined {
  const plain = text.replace(/[^\d.-]/gu, '')
  return /\d/u.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}
