// Money as it is typed: '$1,200' is welcome, two decimals at most, padded to two at rest (seeds/003, section 5; decisions B6.1).
import { numberCharacters, readNumber } from '../number/typing.ts'
import type { Typing } from '../typing.ts'

const mostDecimals = 2
// More than two are shown as they are, beside what is wrong with them.
const atRest = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: mostDecimals,
  maximumFractionDigits: 12,
})

/** The sign of money stands before the control and is no part of the text. A key for a third decimal does nothing; what is pasted is never changed in what it is worth. */
export const currencyTyping: Typing = {
  clean(text, before) {
    const kept = text.replace(/[^\d.,-]/gu, '')
    const sign = kept.startsWith('-') ? '-' : ''
    const [whole = '', ...parts] = kept.replaceAll('-', '').split('.')
    const decimals = parts.join('').replaceAll(',', '')
    if (decimals.length > mostDecimals && text.length === before.length + 1) return before
    return withinDigits(sign + whole + (parts.length > 0 ? `.${decimals}` : ''))
  },
  read: readNumber,
  show: (value) =>
    typeof value === 'number' ? atRest.format(value) : typeof value === 'string' ? value : '',
}

/** Commas do not count. */
function withinDigits(text: string): string {
  let kept = text
  while (kept.replaceAll(',', '').length > numberCharacters) kept = kept.slice(0, -1)
  return kept
}
