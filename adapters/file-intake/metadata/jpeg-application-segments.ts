// Only the JFIF header, the color profile and the Adobe segment affect the look of a picture.
import { highestFirst, hasAt } from '../bytes.ts'

const jfif = 0xe0
const colourProfile = 0xe2
const adobe = 0xee
const jfifBytes = 14
const adobeBytes = 12
const profileHeadBytes = 14
const profilePaddingBytes = 3

/** Returns the content to keep: all of it, a changed header, or undefined to remove it all. */
export type JudgeApplication = (marker: number, content: Uint8Array) => Uint8Array | undefined

/** True for segments that must be read completely: they may affect the look of the picture. */
export function mayBelongToLook(marker: number): boolean {
  return [jfif, colourProfile, adobe].includes(marker)
}

/** Keeps the first header, and a color profile up to its length (ITU-T T.871, ICC.1 annex B.4). */
export function createApplicationJudge(): JudgeApplication {
  const had = new Set<number>()
  const profile = { parts: 0, of: 0, missing: 0 }

  function isNextPart(content: Uint8Array): boolean {
    const [part, of, bytes] = [
      content[12] ?? 0,
      content[13] ?? 0,
      content.length - profileHeadBytes,
    ]
    if (profile.parts === 0 && hasAt(content, profileHeadBytes + 36, 'acsp')) {
      profile.of = of
      profile.missing = highestFirst(content, profileHeadBytes, 4) + profilePaddingBytes
    }
    if (part !== profile.parts + 1 || part > of || of !== profile.of || bytes > profile.missing)
      return false
    profile.parts = part
    profile.missing -= bytes
    return true
  }

  return (marker, content) => {
    if (marker === colourProfile)
      return hasAt(content, 0, 'ICC_PROFILE\0') && isNextPart(content) ? content : undefined
    const isHeader = marker === jfif && hasAt(content, 0, 'JFIF\0') && content.length >= jfifBytes
    const isAdobe =
      marker === adobe &&
      hasAt(content, 0, 'Adobe') &&
      content.length === adobeBytes &&
      (content[11] ?? 0) <= 2
    if (had.has(marker) || !(isHeader || isAdobe)) return undefined
    had.add(marker)
    return isHeader ? withoutThumbnail(content) : content
  }
}

/** Removes the thumbnail, which may show what was cropped from the picture. */
function withoutThumbnail(header: Uint8Array): Uint8Array {
  if (header.length === jfifBytes && header[12] === 0 && header[13] === 0) return header
  const plain = header.slice(0, jfifBytes)
  plain.fill(0, 12)
  return plain
}
