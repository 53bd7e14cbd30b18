// spec: questionnaire#money-typing
import { numberCharacters, readNumber } from '../number/typing.ts'
import type { Typing } from '../typing.ts'

const maxDecimals = 2
// Extra decimals stay visible beside the error message.
const atRest = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: maxDecimals,
  maximumFractionDigits: 12,
})

/** A typed third decimal is ignored. Pasted text never changes its amount. */
export const currencyTyping: Typing = {
  clean(text, before) {
    const kept = text.replace(/[^\d.,-]/gu, '')
    const sign = kept.startsWith('-') ? '-' : ''
    const [whole = '', ...parts] = kept.replaceAll('-', '').split('.')
    const decimals = parts.join('').replaceAll(',', '')
    if (decimals.length > maxDecimals && text.length === before.length + 1) return before
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
