// Which letters the font has: what it misses would be an empty box that reads as nothing.

export interface Letters {
  /** The text without control characters, with a sign in the place of every letter that cannot be printed, and no word longer than a line or two. */
  printable(text: string): string
}

const missing = '□'

/** Longer words go on in a new line: finding where one of thousands of letters fits takes pdfkit seconds, in which nobody else has a turn. */
const longWord = /\S{80}(?=\S)/gu
/** Signs with blanks between them are as slow: there is nowhere that a line may end. */
const manySigns = /[^\p{L}\p{N}\n]{80}/gu

/** No more of nothing than the eye can tell apart, for the same reason. */
const manyBlanks = / {9,}/g
const wideBlank = ' '.repeat(8)
const manyLines = /\n(?: *\n){3,}/g
const wideGap = '\n\n\n'

/** What pdfkit keeps of the font that it draws with at the moment. It says it to nobody, and a second reader of the same file would be slow. */
interface Drawing {
  readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } }
}

export function letters(pdf: PDFKit.PDFDocument): Letters {
  // oxlint-disable-next-line no-underscore-dangle
  const { font } = (pdf.font('regular') as unknown as Drawing)._font
  const known = new Map<string, boolean>()
  const isKnown = (letter: string): boolean => {
    const before = known.get(letter)
    if (before !== undefined) return before
    const has = letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
    known.set(letter, has)
    return has
  }
  return {
    printable: (text) =>
      [
        ...text
          .normalize('NFC')
          .replace(/\r\n?/g, '\n')
          .replace(/[\t\p{Zs}]/gu, ' ')
          .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, ''),
      ]
        .map((letter) => (isKnown(letter) ? letter : missing))
        .join('')
        .replace(manyBlanks, wideBlank)
        .replace(manyLines, wideGap)
        .replace(longWord, '$&\n')
        .replace(manySigns, '$&\n'),
  }
}
