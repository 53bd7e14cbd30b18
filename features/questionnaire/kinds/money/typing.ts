// Money as it is typed: '$1,200' is welcome, two decimals at most, padded to two at rest (seeds/003, section 5; decisions B6.1).
import { numberCharacters, readNumber } from '../number/typing.ts'
import type { Typing } from '../typing.ts'

const atRest = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The sign of money stands before the control and is no part of the text. */
export function currencyTyping(mayBeNegative: boolean): Typing {
  return {
    clean(text) {
      const kept = text.replace(/[^\d.,-]/gu, '')
      const sign = mayBeNegative && kept.startsWith('-') ? '-' : ''
      const [whole = '', ...parts] = kept.replaceAll('-', '').split('.')
      return withinDigits(sign + whole + (parts.length > 0 ? `.${parts.join('').replaceAll(',', '').slice(0, 2)}` : ''))
    },
    read: readNumber,
    show: (value) => (typeof value === 'number' ? atRest.format(value) : typeof value === 'string' ? value : ''),
  }
}

/** Commas do not count. */
function withinDigits(text: string): string {
  let kept = text
  while (kept.replaceAll(',', '').length > numberCharacters) kept = kept.slice(0, -1)
  return kept
}
