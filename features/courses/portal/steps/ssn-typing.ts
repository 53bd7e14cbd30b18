// A Social Security Number while it is typed: one tolerant field, in which a mask stands for the number that is stored (seeds/002, section 5).
import { isBlank } from '#lib/text.ts'
import { isSsn, ssnMask } from '../../rules/ordering/ssn.ts'

/** What the field holds after a change. Whoever touches the mask begins a number: no letter of it may stay behind. A whole number that was pasted stands as 999-99-9999 at once. */
export function ssnTyped(before: string, after: string): string {
  const typed =
    before === ssnMask && after !== ssnMask
      ? after.replace(/[^\d\s-]/g, '').replace(/^[\s-]+(?=\d|$)/, '')
      : after
  const isPasted = typed.length - (before === ssnMask ? 0 : before.length) > 1
  return isPasted ? readableSsn(typed) : typed
}

/** What it holds when it is left: 999-99-9999, and the mask again where nothing was typed in its place. */
export function ssnLeft(value: string, isStored: boolean): string {
  if (isStored && isBlank(value)) return ssnMask
  return readableSsn(value)
}

function readableSsn(value: string): string {
  return isSsn(value)
    ? value.replace(/\D/g, '').replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3')
    : value
}

/** A phone number when its field is left: 999-999-9999; anything else stays as it was typed. */
export function phoneLeft(value: string): string {
  const digits = /^[\d\s().+-]*$/.test(value)
    ? value.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
    : ''
  return digits.length === 10 ? digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3') : value
}
