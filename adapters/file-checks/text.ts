// Looks into whole texts: plain ones that anybody can read, and RTF without objects that come along packed or update themselves.
import { isUtf8 } from 'node:buffer'
import { type Look, Refusal } from './verdicts.ts'

// The five places that cp1252 leaves empty.
const notInWindowsText = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

/** UTF-8, UTF-16 with its mark, or cp1252; without NUL (safety 3). */
export const lookAtText: Look = (content) => {
  const [first, second] = content
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  // Decoding throws at half a letter.
  if (wide ? new TextDecoder(wide, { fatal: true }).decode(content).includes('\0') : content.includes(0)) throw new Refusal('text with a NUL')
  if (!wide && !isUtf8(content) && notInWindowsText.some((byte) => content.includes(byte))) throw new Refusal('text in no known encoding')
  return []
}

const packedObjects = ['\\objdata', '\\objupdate', '\\objautlink']

/** The three words that bring an object along, anywhere in the file (safety 3). */
export const lookAtRtf: Look = (content) => {
  if (content.indexOf('{\\rtf1') !== 0) throw new Refusal('does not begin as RTF')
  const word = packedObjects.find((packed) => content.includes(packed))
  if (word !== undefined) throw new Refusal(`RTF with ${word}`)
  return []
}
