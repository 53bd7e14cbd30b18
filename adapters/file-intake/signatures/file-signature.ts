import { lowestFirst, getPlace, hasAt } from '../bytes.ts'
import { startsAsPdf } from '../pdf/pdf-ends.ts'
import type { Ends } from './picture-signature.ts'
import { looksLikeBmp, looksLikeGif, looksLikeJpeg, looksLikePng } from './picture-signature.ts'
import { looksLikeText } from './text-signature.ts'

const compoundFileStart = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
const zipEntryMark = 'PK\u0003\u0004'
const zipEndMark = 'PK\u0005\u0006'
// The first entry of every Word archive has a name that starts with one of these.
const wordEntryStarts = ['[Content_Types].xml', '_rels/', 'word/', 'docProps/', 'customXml/']
const foreignEntries = ['vbaProject', 'xl/workbook', 'ppt/presentation']

const looks: Readonly<Record<string, (ends: Ends) => boolean>> = {
  jpg: looksLikeJpeg,
  jpeg: looksLikeJpeg,
  png: looksLikePng,
  gif: looksLikeGif,
  bmp: looksLikeBmp,
  // Its end may be far before the last bytes, and is checked in the whole file.
  pdf: ({ head }) => startsAsPdf(head),
  docx: looksLikeDocx,
  doc: looksLikeDoc,
  rtf: looksLikeRtf,
  txt: looksLikeText,
}

/**
 * `ends` has the first 4,096 and the last 2,048 bytes. The structure is checked later
 * (spec: security#file-type-by-content).
 */
export function matchesItsName(extension: string, ends: Ends): boolean {
  const look = Object.hasOwn(looks, extension) ? looks[extension] : undefined
  return look !== undefined && ends.head.length > 0 && look(ends)
}

function looksLikeDocx({ head, tail }: Ends): boolean {
  if (!hasAt(head, 0, zipEntryMark) || getPlace(tail, zipEndMark) === -1) return false
  const isEncrypted = (lowestFirst(head, 6, 2) & 1) === 1
  const nameBytes = lowestFirst(head, 26, 2)
  const isWordEntry = wordEntryStarts.some(
    (start) => nameBytes >= start.length && hasAt(head, 30, start),
  )
  return (
    !isEncrypted &&
    isWordEntry &&
    foreignEntries.every((name) => getPlace(head, name) === -1 && getPlace(tail, name) === -1)
  )
}

function looksLikeDoc({ head }: Ends): boolean {
  // The header of every compound file contains the byte order and a sector size of 512 or 4,096
  // bytes.
  return (
    hasAt(head, 0, compoundFileStart) &&
    hasAt(head, 28, Uint8Array.of(0xfe, 0xff)) &&
    [9, 12].includes(lowestFirst(head, 30, 2))
  )
}

function looksLikeRtf({ head, tail }: Ends): boolean {
  const hidden = ['\\objdata', '\\objupdate', '\\objautlink']
  return (
    hasAt(head, 0, '{\\rtf1') &&
    hidden.every((word) => getPlace(head, word) === -1 && getPlace(tail, word) === -1)
  )
}
