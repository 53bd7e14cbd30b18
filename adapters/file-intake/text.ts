import { isOnOwnDisk } from './own-disk.ts'
import { type FormatCheck, Refusal } from './verdicts.ts'

/** Its encoding is unknown, but no letter of it is a NUL (spec: security#text-files). */
export const lookAtText: FormatCheck = (content) => {
  const [first, second] = content
  const wide =
    second === 0 || (first === 0xff && second === 0xfe)
      ? 'utf-16le'
      : first === 0 || (first === 0xfe && second === 0xff)
        ? 'utf-16be'
        : undefined
  if (
    wide
      ? new TextDecoder(wide, { fatal: true }).decode(content).includes('\0')
      : content.includes(0)
  )
    throw new Refusal('text with a NUL')
  return []
}

const packedObjects = /\\(objdata|objupdate|objautlink)/i
const template = /\\template(?![a-z])/gi
const field = /\\fldinst(?![a-z])/gi
const lookedAhead = 400
/** Max number of fields to examine, because each one costs time. */
const maxLooks = 50_000
// Matches network paths and URLs, but not a local drive (a single letter before the colon).
const fromElsewhere = /^\s*(\\\\|\/\/|[a-z][a-z\d+.-]+:)/i
const startsProgram = /^\s*DDE(AUTO)?\b/i

/** Refuses objects, remote templates and program fields (spec: security#active-content). */
export const lookAtRtf: FormatCheck = (content) => {
  if (content.indexOf('{\\rtf1') !== 0) throw new Refusal('does not begin as RTF')
  const text = content.toString('latin1')
  const word = packedObjects.exec(text)?.[0]
  if (word !== undefined) throw new Refusal(`RTF with ${word.toLowerCase()}`)
  if (plainAfter(text, template).some((value) => fromElsewhere.test(value) && !isOnOwnDisk(value)))
    throw new Refusal('RTF that fetches a template')
  if (plainAfter(text, field).some((value) => startsProgram.test(value)))
    throw new Refusal('RTF that starts programs')
  return []
}

/** Returns the text after each control word, with escapes resolved. */
function plainAfter(text: string, word: RegExp): readonly string[] {
  const values: string[] = []
  for (const match of text.matchAll(word)) {
    if (values.length >= maxLooks) throw new Refusal('RTF of too many fields')
    const start = match.index + match[0].length
    values.push(toPlainText(text.slice(start, start + lookedAhead)))
  }
  return values
}

function toPlainText(rtf: string): string {
  return rtf.replace(
    /\\'([\da-f]{2})|\\u(-?\d{1,6}) ?\??|\\([\\{}])|\\[a-z]+-?\d* ?|\\[^a-z]|[{}\r\n]/gi,
    (_, hex?: string, code?: string, mark?: string) => {
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
      return code === undefined ? (mark ?? '') : String.fromCharCode(Number(code) & 0xffff)
    },
  )
}
