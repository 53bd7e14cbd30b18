// Social Security numbers as they are typed (seeds/002, section 5).

const ssnPattern = /^\d{3}-?\d{2}-?\d{4}$/

/** What stands for a number that is stored already. */
export const ssnMask = 'XXX-XX-XXXX'

/** Nine digits as 3-2-4 with optional dashes; spaces are overlooked (decisions-courses A5f.3). */
export function isSsn(text: string): boolean {
  return ssnPattern.test(withoutSpaces(text))
}

/** The number, or the mask of a stored one. */
export function isSsnOrMask(text: string): boolean {
  return isSsn(text) || withoutSpaces(text) === ssnMask
}

/** As it is sent: nine digits, or the mask. */
export function sentSsn(text: string): string {
  const typed = withoutSpaces(text)
  return typed === ssnMask ? typed : typed.replaceAll('-', '')
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '')
}
