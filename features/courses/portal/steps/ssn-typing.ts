import { mobileDigits } from '#lib/phone.ts'
import { isBlank } from '#lib/text.ts'
import { isSsn, ssnMask } from '../../rules/ordering/ssn.ts'

/** Typing in the mask removes it. A paste becomes 999-99-9999 (spec: courses#ssn-field). */
export function ssnTyped(before: string, after: string): string {
  const typed =
    before === ssnMask && after !== ssnMask
      ? after.replace(/[^\d\s-]/g, '').replace(/^[\s-]+(?=\d|$)/, '')
      : after
  const isPasted = typed.length - (before === ssnMask ? 0 : before.length) > 1
  return isPasted ? readableSsn(typed) : typed
}

/** Formats nine digits as 999-99-9999. An empty field shows the mask of a stored number again. */
export function ssnLeft(value: string, isStored: boolean): string {
  if (isStored && isBlank(value)) return ssnMask
  return readableSsn(value)
}

function readableSsn(value: string): string {
  return isSsn(value)
    ? value.replace(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')
    : value
}

/** Formats a phone number on blur as 999-999-9999. Other input is unchanged. */
export function phoneLeft(value: string): string {
  return mobileDigits(value)?.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') ?? value
}
