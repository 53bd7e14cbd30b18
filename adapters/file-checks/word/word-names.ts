// Names of the parts of a Word file, as whoever opens it may understand them.
import { isProgramName } from '../programs.ts'

const macros = /(^|\/)vba(project\.bin|data\.xml)$/i
/** A part can come in pieces that only together are what it is. */
const piece = /\/\[\d+\](\.last)?\.piece$/
const otherTexts = /\.(rtf|html?|mht|mhtml|xht|xhtml)$/

/** The same for all spellings that some reader takes for the same. */
export function understoodName(name: string): string {
  return unescaped(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/[\s.]+(?=\/|$)/g, '')
}

/** Why a part of this name is not taken, or undefined. */
export function refusalOfName(understood: string): string | undefined {
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
