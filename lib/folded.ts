import { withoutInvisible } from './text.ts'

/** Letters that Unicode does not take apart into a letter of ours and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ħ: 'h', ŧ: 't' },
  ...{ ı: 'i', ς: 'σ' },
}
const apostrophes = /['`´ʹʻʼʾʿˈ՚‘’‛′＇ꞌ]/gu

/**
 * For sorting, finding and comparing names (spec: wording#folded-names): "José O’Hara-Groß" becomes
 * "jose ohara gross".
 */
export function toFolded(text: string): string {
  return foldLetters(text)
    .replace(/(\p{L})-|-(?=\p{L})/gu, '$1 ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Folds letter by letter, and leaves spaces and hyphens. */
export function foldLetters(text: string): string {
  return withoutInvisible(text)
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[øłđðßæœþħŧıς]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\p{Pd}\u2212]/gu, '-')
}

/** The same person may write a name with and without spaces and hyphens. */
export function isSameName(a: string, b: string): boolean {
  const [first = '', second = ''] = [a, b].map((name) => toFolded(name).replaceAll(' ', ''))
  return first === second
}
