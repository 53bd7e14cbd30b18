import { withoutInvisible } from '#lib/text.ts'

const ssnPattern = /^\d{3}-?\d{2}-?\d{4}$/

/** Shown instead of a stored Social Security number. */
export const ssnMask = 'XXX-XX-XXXX'

/** True for nine digits, also with dashes as 3-2-4. Ignores spaces (spec: courses#ssn-field). */
export function isSsn(text: string): boolean {
  return ssnPattern.test(withoutSpaces(text))
}

export function isSsnOrMask(text: string): boolean {
  return isSsn(text) || withoutSpaces(text) === ssnMask
}

export function toSubmittedSsn(text: string): string {
  const typed = withoutSpaces(text)
  return typed === ssnMask ? typed : typed.replaceAll('-', '')
}

function withoutSpaces(text: string): string {
  return withoutInvisible(text).replace(/\s/g, '')
}
