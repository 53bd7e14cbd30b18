// Reads headers only. Pixels are never decoded.
import sharp from 'sharp'
import { type FormatCheck, Refusal } from '../verdicts.ts'

const maxPixels = 100_000_000
const maxSidePixels = 30_000

/** The format must match the extension; the size is limited (spec: security#picture-size). */
export function checkPicture(expected: 'jpeg' | 'png' | 'gif'): FormatCheck {
  return async (content) => {
    const { format, width, height } = await sharp(content, {
      limitInputPixels: maxPixels,
      failOn: 'error',
    }).metadata()
    if (format !== expected) throw new Refusal(`${format} under the name of ${expected}`)
    if (width > maxSidePixels || height > maxSidePixels)
      throw new Refusal('picture with too long a side')
    return []
  }
}
