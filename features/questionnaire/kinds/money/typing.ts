// spec: questionnaire#money-typing
import { numberCharacters, readNumber } from '../number.ts'
import type { Typing } from '../typing.ts'

const maxDecimals = 2
// Shows more than two decimals, so that they stay visible beside the error message.
const amountFormat = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: maxDecimals,
  maximumFractionDigits: 12,
})

/** A typed third decimal is ignored. Pasted text keeps all its decimals. */
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
  show: (value) =>
    typeof value === 'number' ? amountFormat.format(value) : typeof value === 'string' ? value : '',
}

/** Cuts the text to the maximum number of characters, not counting commas. */
function cutToMaxLength(text: string): string {
  let cleaned = text
  while (cleaned.replaceAll(',', '').length > numberCharacters) cleaned = cleaned.slice(0, -1)
  return cleaned
}
