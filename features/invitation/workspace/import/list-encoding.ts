// The encodings in which spreadsheets write lists (spec: workspace#import-encodings).

export interface DecodedList {
  readonly text: string
  /** Set when a Mac wrote the list, as far as its letters tell; a person confirms it. */
  readonly guess?: EncodingGuess
}

export interface EncodingGuess {
  /** Words with accents, as a Mac writes them and as Windows does. */
  readonly mac: string
  readonly windows: string
  readonly windowsText: string
}

export function decodeList(bytes: ArrayBuffer): DecodedList {
  const content = new Uint8Array(bytes)
  const wide = findWideEncoding(content)
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(content) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content) }
  } catch {
    return decodeSingleBytes(content)
  }
}

/** UTF-16, with a byte order mark or with a NUL in nearly every pair of bytes. */
function findWideEncoding(content: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const pairs = Math.floor(content.length / 2)
  const countZeros = (offset: 0 | 1) =>
    content.reduce((sum, byte, at) => sum + (byte === 0 && at % 2 === offset ? 1 : 0), 0)
  if (pairs === 0) return undefined
  if (countZeros(1) > pairs / 2) return 'utf-16le'
  return countZeros(0) > pairs / 2 ? 'utf-16be' : undefined
}

function decodeSingleBytes(content: Uint8Array): DecodedList {
  const mac = new TextDecoder('macintosh').decode(content)
  const windows = new TextDecoder('windows-1252').decode(content)
  if (countStrange(mac) >= countStrange(windows)) return { text: windows }
  return {
    text: mac,
    guess: { mac: sampleOf(mac), windows: sampleOf(windows), windowsText: windows },
  }
}

/** Characters that are rare in names and addresses: not an accented letter of a western language. */
const strange =
  /[^\x00-\x7f\u00a0áàâãäåæçéèêëíìîïñóòôõöøœúùûüýÿßÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÕÖØŒÚÙÛÜÝŸ’“”¿¡ºª°]/gu
/** A capital with an accent after a small letter, as in `MuÒoz`. */
const misplacedCapital = /\p{Ll}[ÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÕÖØŒÚÙÛÜÝŸ]/gu
const dashBetweenWords = /\s[–—]\s/gu

function countStrange(text: string): number {
  const words = text.replace(dashBetweenWords, ' ')
  return [strange, misplacedCapital].reduce(
    (sum, kind) => sum + (words.match(kind)?.length ?? 0),
    0,
  )
}

const maxSamples = 4

function sampleOf(text: string): string {
  const words = text.match(/[^\s,;"]*[^\x00-\x7f][^\s,;"]*/gu) ?? []
  return [...new Set(words)].slice(0, maxSamples).join(', ')
}
