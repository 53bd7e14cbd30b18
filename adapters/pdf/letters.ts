export interface Letters {
  /** Removes control characters, replaces letters that the font lacks, breaks long words. */
  printable(text: string): string
}

const missing = '□'

/** pdfkit blocks for seconds to find a line break among thousands of letters. */
const longWord = /\S{80}(?=\S)/gu
/** Symbols separated by blanks are as slow, because no line break is allowed at the blanks. */
const manySigns = /[^\p{L}\p{N}\n]{80}/gu

const manyBlanks = / {9,}/g
const wideBlank = ' '.repeat(8)
const manyLines = /\n(?: *\n){3,}/g
const wideGap = '\n\n\n'

/** pdfkit has no public access to its current font. Reading the file again would be slow. */
interface Drawing {
  readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } }
}

export function loadLetters(pdf: PDFKit.PDFDocument): Letters {
  // oxlint-disable-next-line no-underscore-dangle -- a member of pdfkit
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
