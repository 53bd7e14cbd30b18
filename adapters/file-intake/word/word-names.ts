import { isProgramName } from '../programs.ts'

const macros = /(^|\/)vba(project\.bin|data\.xml)$/i
const piece = /\/\[\d+\](\.last)?\.piece$/
const otherTexts = /\.(rtf|html?|mht|mhtml|xht|xhtml)$/

/** Normalizes a name: two spellings have the same result if some reader treats them as equal. */
export function normalizeName(name: string): string {
  return unescaped(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/[\s.]+(?=\/|$)/g, '')
}

export function findReasonToRefuse(understood: string): string | undefined {
  if (macros.test(understood)) return 'Word document with macros'
  if (isProgramName(understood)) return 'Word document with a program inside'
  if (piece.test(understood)) return 'Word document with a part in pieces'
  if (otherTexts.test(understood)) return 'Word document with another kind of text inside'
  return undefined
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
