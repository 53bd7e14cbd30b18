const cardNameLimit = 29

/** The full name remains the accessible name (spec: wording#shortened-names). */
export function cardName(name: string): string {
  const letters = [...name]
  return letters.length > cardNameLimit
    ? `${letters.slice(0, cardNameLimit - 2).join('')}...`
    : name
}

/** True if the text is missing, empty or only white space and invisible letters. */
export function isBlank(text: string | null | undefined): boolean {
  return text === undefined || text === null || withoutInvisible(text).trim() === ''
}

/** Replaces characters that break a line of a message with a space. */
export function oneLine(text: string): string {
  return toVisible(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
}

/** For a text of several lines: line feeds only, without invisible letters. */
export function tidyLines(typed: string): string {
  return toVisible(typed).replace(/\r\n?/g, '\n').trim()
}

/** True for control characters but line feeds, halves of characters, and marks of direction. */
export function isUnreadable(text: string): boolean {
  return /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(text)
}

/** Removes NUL and halves of characters, which the database cannot hold, and invisible letters. */
export function toStorable(text: string): string {
  return toVisible(text.replace(/[\0\p{Surrogate}]/gu, ''))
}

/**
 * Soft hyphens, zero-width spaces, marks of direction, fillers and tags, as the inside of a class of
 * a regular expression (spec: wording#invisible-letters).
 */
export const invisibleLetters = String.raw`\u00AD\u034F\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}`
const invisible = new RegExp(`[${invisibleLetters}]`, 'gu')
const joiners = /(.?)([\u200C\u200D])[\u200C\u200D]*/gsu
/** After an emoji, and in scripts other than ours, a joiner changes what is seen. */
const isBeforeJoiner =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{Script_Extensions=Latin}\p{Script_Extensions=Greek}\p{Script_Extensions=Cyrillic}\p{Script_Extensions=Inherited}])[\p{L}\p{M}])$/u

/** For names and free text. Joiners stay in emoji and in the scripts that need them. */
export function toVisible(text: string): string {
  return text
    .replace(invisible, '')
    .replace(joiners, (_, before: string, joiner: string) =>
      isBeforeJoiner.test(before) ? before + joiner : before,
    )
}

/** For a ZIP code, a case number or a web address: trimmed and without invisible letters. */
export function plainCode(text: string): string {
  return withoutInvisible(text).trim()
}

/** For addresses, numbers, and texts that are compared: no invisible letter stays. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
}
