/** Groups of three or four digits. A code with other characters is one group. */
export function getGroups(code: string): readonly string[] {
  return /^\d{5,}$/.test(code) ? (code.match(/\d{4}$|\d{3}(?!\d$)|\d+/g) ?? [code]) : [code]
}

/** Text for screen readers: `3 5 8, 8 7 2` instead of one large number. */
export function spelledCode(code: string): string {
  return getGroups(code)
    .map((group) => [...group].join(' '))
    .join(', ')
}
