// Numbers as people write them. What has two readings is not read (spec: questionnaire#number-typing).

import { withoutInvisible } from '#lib/text.ts'

export interface NumberForm {
  /** The unit that may be written: before, or after the number. */
  readonly unit: '$' | '%'
  readonly maxDecimals?: number
}

interface Parts {
  readonly whole: string
  readonly decimals: string
}

/** Returns the digits with a point and a leading minus, as `Number` reads them. */
export function readWrittenNumber(text: string, form: NumberForm): string | undefined {
  const { sign, amount } = splitSign(withoutUnit(text, form.unit))
  const parts = readAmerican(amount) ?? readEuropean(amount)
  if (!parts || parts.whole + parts.decimals === '') return undefined
  if (parts.decimals.length > (form.maxDecimals ?? Infinity) || isThousandsWithPoint(amount))
    return undefined
  return `${sign}${parts.whole || '0'}${parts.decimals && `.${parts.decimals}`}`
}

function withoutUnit(text: string, unit: NumberForm['unit']): string {
  // A soft hyphen is a minus that was copied from a PDF.
  const marked = withoutInvisible(text.replace(/[\p{Pd}\u2212\u00AD]/gu, '-')).trim()
  return unit === '$' ? marked.replace(/^([-+(]?)\s*\$\s*/u, '$1') : marked.replace(/\s*%$/u, '')
}

/** -5, 5- and (5) are negative. A second sign stays, and is no number. */
function splitSign(text: string): { readonly sign: '-' | ''; readonly amount: string } {
  const negative =
    /^-\s*(.+)$/u.exec(text) ?? /^\(\s*(.+?)\s*\)$/u.exec(text) ?? /^(.+?)\s*-$/u.exec(text)
  return negative
    ? { sign: '-', amount: negative[1] ?? '' }
    : { sign: '', amount: text.replace(/^\+\s*/u, '') }
}

/** 1,234.56: a comma is a group only before exactly three digits. */
function readAmerican(amount: string): Parts | undefined {
  return toParts(/^(\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?$/u.exec(amount))
}

/** 1.234,56 and 1 234,56, Swiss 1'234.56, and 1.234.567. */
function readEuropean(amount: string): Parts | undefined {
  const blanks = amount.replace(/[\u00A0\u2009\u202F]/gu, ' ').replaceAll('’', "'")
  return (
    toParts(/^(\d*|[1-9]\d{0,2}([. '])\d{3}(?:\2\d{3})*),(?<decimals>\d+)$/u.exec(blanks)) ??
    toParts(/^([1-9]\d{0,2}([ '])\d{3}(?:\2\d{3})*)\.(?<decimals>\d+)$/u.exec(blanks)) ??
    toParts(/^([1-9]\d{0,2}(?:\.\d{3}){2,})$/u.exec(blanks))
  )
}

function toParts(match: RegExpExecArray | null): Parts | undefined {
  if (!match) return undefined
  const [, whole = '', second = ''] = match
  return { whole: whole.replace(/\D/gu, ''), decimals: match.groups?.['decimals'] ?? second }
}

/** 2.500 may be two and a half, or two thousand five hundred. */
function isThousandsWithPoint(amount: string): boolean {
  return /^[1-9]\d{0,2}\.\d{2}0$/u.test(amount)
}
