// Small questions about text that several nouns ask.

/** Longest name on a case card before it is cut (seeds/000, section 9). */
const cardNameLimit = 29

/** Names longer than 29 characters are cut to 27 plus `...`; the screen keeps the whole name as its accessible name. */
export function cardName(name: string): string {
  const letters = [...name]
  return letters.length > cardNameLimit
    ? `${letters.slice(0, cardNameLimit - 2).join('')}...`
    : name
}

/** True when nothing but white space was typed. */
export function isBlank(text: string | null | undefined): boolean {
  return text === undefined || text === null || text.trim() === ''
}

/** Text of one line, as names and streets are: what would break or turn the line of a message is a space. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
}

/** Text as a database column can hold it: NUL removed, the rest as typed. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '')
}
