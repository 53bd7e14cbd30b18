import type { FileExcess } from '#ports/file-checker.ts'
import { isProgramName } from '../programs.ts'

export interface PdfMarks {
  hasLaunch: boolean
  hasScript: boolean
  hasAttachment: boolean
  hasProgram: boolean
  /** Something is named like a program; the name alone does no harm. */
  hasProgramName: boolean
  isEncrypted: boolean
  hasNoPages: boolean
  /** A form that only Adobe Acrobat shows (XFA). */
  isXfaForm: boolean
  /** Only set, never cleared. */
  excess: FileExcess | undefined
}

export const noMarks: Readonly<PdfMarks> = {
  hasLaunch: false,
  hasScript: false,
  hasAttachment: false,
  hasProgram: false,
  hasProgramName: false,
  isEncrypted: false,
  hasNoPages: false,
  isXfaForm: false,
  excess: undefined,
}

const slash = 0x2f
const hash = 0x23
const endsName = new Set([0, 9, 10, 12, 13, 32, ...Buffer.from('()<>[]{}/%')])
// Max letters of a name that is searched for. An escaped name has three bytes per letter.
const maxNameLength = 17
const firstLetters = new Set(Buffer.from('LJEFU#'))

/**
 * Records in `marks` which of the searched names these bytes contain. `isPacked` is true for
 * objects from a stream.
 */
export function markNames(bytes: Buffer, isPacked: boolean, marks: PdfMarks): void {
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, at + 1)) {
    if (!firstLetters.has(bytes[at + 1] ?? 0)) continue
    const { name, end } = nameAt(bytes, at + 1)
    if (name === 'Launch') marks.hasLaunch ||= isValueOrObject(bytes, at, isPacked)
    else if (name === 'JavaScript' || (name === 'JS' && isTextAt(bytes, at))) marks.hasScript = true
    else if (name === 'EmbeddedFile' || name === 'FileAttachment') marks.hasAttachment = true
    else if (name === 'Encrypt') marks.isEncrypted ||= hasDictionaryAt(bytes, end)
    else if (name === 'EF') marks.hasAttachment ||= hasDictionaryAt(bytes, end)
    else if (name === 'F' || name === 'UF') marks.hasProgramName ||= namesProgram(bytes, end)
  }
}

/** True for a dictionary or a reference to one. */
function hasDictionaryAt(bytes: Buffer, at: number): boolean {
  return /^[\s\0]*(\d+[\s\0]+\d+[\s\0]+R|<<)/.test(bytes.toString('latin1', at, at + 64))
}

/** An address such as mailto: is no file name, though it may end like a program. */
const address = /^[a-z][a-z\d+.-]+:/i

function namesProgram(bytes: Buffer, at: number): boolean {
  const name = stringAt(bytes, at)
  return isProgramName(name) && !address.test(name)
}

/** True if plain text precedes the name: two letters may occur by chance in compressed data. */
function isTextAt(bytes: Buffer, at: number): boolean {
  return /^[\s\x20-\x7e]{8}$/.test(bytes.toString('latin1', at - 8, at))
}

function nameAt(bytes: Buffer, start: number): { readonly name: string; readonly end: number } {
  let [name, at] = ['', start]
  while (name.length <= maxNameLength && at < bytes.length && !endsName.has(bytes[at] ?? 0)) {
    const code =
      bytes[at] === hash
        ? Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16)
        : Number.NaN
    name += String.fromCharCode(Number.isNaN(code) ? (bytes[at] ?? 0) : code)
    at += Number.isNaN(code) ? 1 : 3
  }
  return { name, end: at }
}

const lookedBack = 512
const usuallyEnough = 48
const valueOfAction = /\/(?:S|#53)$/
const objectOfItsOwn = /\d[\s\0]+obj$/
const objectAfterAnother = /(?:>>|\]|\)|\d)$/

/** True when the name is the type of an action or an indirect object, and not only text. */
function isValueOrObject(bytes: Buffer, at: number, isPacked: boolean): boolean {
  const near = bytes.toString('latin1', Math.max(0, at - usuallyEnough), at)
  const isFar = /[%\r\n]/.test(near) || near.trim() === ''
  const before = (
    isFar
      ? bytes.toString('latin1', Math.max(0, at - lookedBack), at).replace(/%[^\r\n]*[\r\n]/g, ' ')
      : near
  ).replace(/[\s\0]+$/, '')
  return (
    valueOfAction.test(before) ||
    objectOfItsOwn.test(before) ||
    (isPacked && objectAfterAnother.test(before))
  )
}

const maxStringLength = 1_024

function stringAt(bytes: Buffer, at: number): string {
  const text = bytes.toString('latin1', at, at + maxStringLength)
  const hex = /^[\s\0]*<([\da-f\s\0]*)>/i.exec(text)?.[1]
  const plain =
    hex === undefined
      ? (/^[\s\0]*\(((?:[^\\()]|\\[^])*)\)/.exec(text)?.[1] ?? '')
      : Buffer.from(hex.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1')
  return getLetters(
    plain
      .replace(/\\([0-7]{1,3})/g, (_, octal: string) =>
        String.fromCharCode(Number.parseInt(octal, 8)),
      )
      .replaceAll('\\', ''),
  )
}

/** Converts UTF-16 text of ASCII letters to ASCII. */
export function getLetters(text: string): string {
  return text.replace(/^(þÿ|ÿþ)/, '').replaceAll('\0', '')
}
