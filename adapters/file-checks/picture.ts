// Looks into whole pictures: their headers must be readable and their size bearable. Nothing is unfolded.
import sharp from 'sharp'
import { type Look, Refusal } from './verdicts.ts'

const mostPixels = 100_000_000
const longestSidePixels = 30_000

/** What the extension promises is what the reader finds, with sides of at most 30,000 and 100 megapixels in all (safety 3). */
export function lookAtPicture(expected: 'jpeg' | 'png' | 'gif'): Look {
  return async (content) => {
    const { format, width, height } = await sharp(content, { limitInputPixels: mostPixels, failOn: 'error' }).metadata()
    if (format !== expected) throw new Refusal(`${format} under the name of ${expected}`)
    if (width > longestSidePixels || height > longestSidePixels) throw new Refusal('picture with too long a side')
    return []
  }
}

/** What else a bitmap must have is asked by its first bytes, when it comes in. */
export const lookAtBitmap: Look = (content) => {
  if (content.length < 6 || Math.abs(content.readUInt32LE(2) - content.length) > 4) throw new Refusal('bitmap of another size than it says')
  return []
}
