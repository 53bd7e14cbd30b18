// Numbers as they are typed: one point, one leading minus, so many characters at most (seeds/003, sections 5 and 9; decisions B6.1).
import type { Typing } from '../typing.ts'

/** Never 1e-8, which nobody types. */
const plain = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })

/** Where the content names no limit. */
export const numberCharacters = 15

export interface NumberBounds {
  /** Characters. */
  readonly most?: number
  /** Digits after the point; 0 for whole numbers. */
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

/** Digits, the first point and a minus in front: commas, signs of money and blanks may be typed and fall away. */
function cleanNumber(text: string, decimals: number): string {
  const kept = text.replace(/[^\d.-]/gu, '')
  const sign = kept.startsWith('-') ? '-' : ''
  const [whole = '', ...parts] = kept.replaceAll('-', '').split('.')
  return (
    sign + whole + (parts.length > 0 && decimals > 0 ? `.${parts.join('').slice(0, decimals)}` : '')
  )
}

export function readNumber(text: string): number | undefined {
  const plain = text.replace(/[^\d.-]/gu, '')
  return /\d/u.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined
}
