/** Without accents and capitals, for sorting and finding names: "José Ñandú" becomes "jose nandu". */
export function toFolded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()
}
