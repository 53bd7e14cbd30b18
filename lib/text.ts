const cardNameLimit = 29

/** The full name remains the accessible name (spec: wording#shortened-names). */
export function cardName(name: string): string {
  const letters = [...name]
  return letters.length > cardNameLimit
    ? `${letters.slice(0, cardNameLimit - 2).join('')}...`
    : name
}

/** True if the text is missing, empty or only white space. */
export function isBlank(text: string | null | undefined): boolean {
  return text === undefined || text === null || text.trim() === ''
}

/** Replaces characters that break or reverse a line of a message with a space. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
}

/** Removes NUL and halves of characters, which are invisible and which the database cannot hold. */
export function toStorable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '')
}
