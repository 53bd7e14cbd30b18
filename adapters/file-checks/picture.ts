// Looks into whole pictures: their headers must be readable and their size bearable. Nothing is unfolded.
import sharp from 'sharp'
import { type Look, Refusal } from './verdicts.ts'

const mostPixels = 100_000_000
const longestSidePixels = 30_000

/** What the extension promises is what the reader finds, with sides of at most 30,000 and 100 megapixels in all (safety 3). */
export function lookAtPicture(expected: 'jpeg' | 'png' | 'gif'): Look {
  return async (content) => {
    const { format, width, height } = await sharp(content, {
      limitInputPixels: mostPixels,
      failOn: 'error',
    }).metadata()
    if (format !== expected) throw new Refusal(`${format} under the name of ${expected}`)
    if (width > longestSidePixels || height > longestSidePixels)
      throw new Refusal('picture with too long a side')
    return []
  }
}
