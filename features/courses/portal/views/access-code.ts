// How an access code is read and spoken: in groups of three, digit by digit.

/** Groups of three or four digits; a code with anything else in it stays whole. */
export function groupsOf(code: string): readonly string[] {
  return /^\d{5,}$/.test(code) ? (code.match(/\d{4}$|\d{3}(?!\d$)|\d+/g) ?? [code]) : [code]
}

/** What a screen reader says: `3 5 8, 8 7 2` instead of a number of millions. */
export function spelledCode(code: string): string {
  return groupsOf(code)
    .map((group) => [...group].join(' '))
    .join(', ')
}
