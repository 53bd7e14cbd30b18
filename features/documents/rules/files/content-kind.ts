// What a file is by its first bytes, whatever its name says (spec: documents#wrong-ending).
import { acceptedExtension, fileTypes, getExtension, type AcceptedExtension } from './file-types.ts'

/** Pictures that we do not accept, and browsers may convert. */
export type ForeignPicture = 'heic' | 'avif' | 'webp'
export type ContentKind = AcceptedExtension | ForeignPicture

/** Enough bytes for `findContentKind`. */
export const kindBytes = 64

const brands: Readonly<Record<ForeignPicture, RegExp>> = {
  heic: /^.{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
  avif: /^.{4}ftypavi[fs]/s,
  webp: /^RIFF.{4}WEBP/s,
}
const starts: ReadonlyArray<readonly [kind: ContentKind, start: RegExp]> = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['bmp', /^BM.{4}\0{4}/s],
  ['pdf', /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/],
  ['rtf', /^\{\\rtf1/],
  ['avif', brands.avif],
  ['heic', brands.heic],
  ['webp', brands.webp],
]

/** Undefined for other kinds: many of them cannot be told by their first bytes. */
export function findContentKind(head: Uint8Array): ContentKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, kindBytes))
  return starts.find(([, start]) => start.test(text))?.[0]
}

export function isForeignPicture(kind: ContentKind | undefined): kind is ForeignPicture {
  return kind !== undefined && !Object.hasOwn(fileTypes, kind)
}

/** Endings that some browsers give to a JPEG. */
const otherJpegEndings = ['jfif', 'jpe', 'pjpeg']

/** Puts a wrong ending right. Any other name, and one without an ending, stays as it is. */
export function nameByKind(name: string, kind: AcceptedExtension): string {
  const ending = getExtension(name)
  const isKnown = acceptedExtension(name) !== undefined || otherJpegEndings.includes(ending)
  const isSame = ending === kind || (ending === 'jpeg' && kind === 'jpg')
  return isKnown && !isSame ? `${name.slice(0, -(ending.length + 1))}.${kind}` : name
}
